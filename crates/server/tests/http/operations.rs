//! What the operator's tools see.

use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
    path::PathBuf,
    sync::Arc,
};

use dublet_server::{
    http::{self, App, Doors, Limits, Site, tls},
    sources::Sources,
    store::memory::MemoryStore,
};
use metrics_exporter_prometheus::PrometheusBuilder;
use rustls::{
    ClientConfig, ClientConnection, RootCertStore, StreamOwned,
    crypto::ring,
    pki_types::{CertificateDer, pem::PemObject},
};
use tokio::{sync::oneshot, time::timeout};

use super::test_server::{PATIENCE, TestServer, Visitor, hall, listener};

#[tokio::test]
async fn a_server_is_up_before_it_is_ready() {
    let store = Arc::new(MemoryStore::new());
    let people = listener(None);
    let figures = listener(None);
    let mut visitor = Visitor::new(people.local_addr().unwrap());
    let mut operator = Visitor::new(figures.local_addr().unwrap());
    let recorder = PrometheusBuilder::new().build_recorder();
    let doors = Doors { people, tls: None, figures: Some((figures, recorder.handle())) };
    let app =
        App::new(store.clone(), Sources::of_the_machine(), Site::default(), &Limits::default());
    let (load, loaded) = oneshot::channel::<()>();
    let (stop, stopped) = oneshot::channel::<()>();
    let tables = {
        let store = store.clone();
        async move {
            let _ = loaded.await;
            hall(store).await
        }
    };
    let running = tokio::spawn(http::run(app, doors, tables, async {
        let _ = stopped.await;
    }));
    assert_eq!(visitor.get("/health").await.status, 200);
    assert_eq!(visitor.get("/ready").await.error(), (503, "starting".to_owned()));
    load.send(()).unwrap();
    let ready = async { while visitor.get("/ready").await.status != 200 {} };
    timeout(PATIENCE, ready).await.expect("it gets ready");
    assert_eq!(operator.get("/metrics").await.status, 200);
    stop.send(()).unwrap();
    timeout(PATIENCE, running).await.expect("it ends").unwrap().unwrap();
}

#[tokio::test]
async fn whoever_is_told_to_end_ends_and_says_so() {
    let mut server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let table = ania.quick().await;
    let mut socket = ania.sit(&table).await;
    server.stop().await;
    assert_eq!(socket.close_code().await, 1001);
    // Who answers there now is another test's server: its port is free, and nobody knows her.
    if std::net::TcpStream::connect(server.address).is_ok() {
        assert_eq!(ania.get("/api/me").await.status, 401);
    }
}

/// Asks by https, trusting nobody but one certificate.
fn ask_by_https(address: std::net::SocketAddr, cert: &std::path::Path) -> String {
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_file(cert).unwrap()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = "localhost".try_into().unwrap();
    let connection = ClientConnection::new(Arc::new(config), name).unwrap();
    let line = TcpStream::connect(address).unwrap();
    line.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut stream = StreamOwned::new(connection, line);
    stream
        .write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        .unwrap();
    let mut answer = Vec::new();
    // Some servers end without saying goodbye; the answer is there all the same.
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8(answer).unwrap()
}

#[tokio::test]
async fn https_is_spoken_with_a_certificate_made_once() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("https");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let cert = folder.join("tls-cert.pem");
    let make = || tls::self_made(&folder, vec!["localhost".to_owned()]).unwrap();
    make();
    let first = fs::read(&cert).unwrap();
    let certificate = make();
    assert_eq!(fs::read(&cert).unwrap(), first);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(folder.join("tls-key.pem")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let store = Arc::new(MemoryStore::new());
    let people = listener(None);
    let address = people.local_addr().unwrap();
    let doors = Doors { people, tls: Some(certificate), figures: None };
    let site = Site { secure: true, ..Site::default() };
    let app = App::new(store.clone(), Sources::of_the_machine(), site, &Limits::default());
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(http::run(app, doors, hall(store), async {
        let _ = stopped.await;
    }));
    let answer = tokio::task::spawn_blocking(move || ask_by_https(address, &cert)).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    stop.send(()).unwrap();
    timeout(PATIENCE, running).await.expect("it ends").unwrap().unwrap();
}
