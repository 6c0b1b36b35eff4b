//! Certificates: somebody's, or one made for a living room.

use std::{
    fs,
    io::{self, Write},
    path::Path,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

pub use axum_server::tls_rustls::RustlsConfig as Certificate;
use rcgen::{CertificateParams, DnType, ExtendedKeyUsagePurpose, KeyPair, date_time_ymd};
use rustls::{
    ServerConfig,
    crypto::ring,
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// Telephones refuse certificates that last longer.
const LASTS: Duration = DAY.saturating_mul(800);
/// After this a new one is made at the next start.
const USED_FOR: Duration = DAY.saturating_mul(400);

/// Why https cannot be spoken.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file cannot be read or written.
    #[error("{0}")]
    File(#[from] io::Error),
    /// A file is no certificate or key.
    #[error("{0}")]
    Pem(#[from] rustls::pki_types::pem::Error),
    /// A certificate and a key that do not fit.
    #[error("{0}")]
    Rustls(#[from] rustls::Error),
    /// A certificate could not be made.
    #[error("{0}")]
    Making(#[from] rcgen::Error),
}

/// Reads a certificate chain and its key, both in PEM form.
///
/// # Errors
/// When they cannot be read or do not fit.
pub fn from_files(cert: &Path, key: &Path) -> Result<Certificate, TlsError> {
    let chain = fs::read(cert)?;
    let chain = CertificateDer::pem_slice_iter(&chain).collect::<Result<Vec<_>, _>>()?;
    let key = PrivateKeyDer::from_pem_slice(&fs::read(key)?)?;
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(chain, key)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Certificate::from_config(Arc::new(config)))
}

/// The certificate of a folder, made for these names and addresses if there is none or it is old.
///
/// # Errors
/// When it cannot be made, written or read.
pub fn self_made(folder: &Path, names: Vec<String>) -> Result<Certificate, TlsError> {
    let (cert, key) = (folder.join("tls-cert.pem"), folder.join("tls-key.pem"));
    let age = fs::metadata(&cert).and_then(|file| file.modified());
    let age = age.map(|made| made.elapsed().unwrap_or_default());
    if !key.exists() || age.map_or(true, |age| age > USED_FOR) {
        let pair = KeyPair::generate()?;
        let mut params = CertificateParams::new(names)?;
        params.distinguished_name.push(DnType::CommonName, "Dublet");
        params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        // A day back, for a telephone whose clock is late.
        params.not_before = date_time_ymd(1970, 1, 1) + now.saturating_sub(DAY);
        params.not_after = params.not_before + LASTS;
        let made = params.self_signed(&pair)?;
        write_private(&key, &pair.serialize_pem())?;
        fs::write(&cert, made.pem())?;
    }
    from_files(&cert, &key)
}

/// Writes a file that only its owner can read.
fn write_private(file: &Path, text: &str) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(text.as_bytes())
}
