//! From which address somebody asks.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv6Addr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, request::Parts},
};

use super::App;

/// An address as limits count it: of IPv6 the network, for a house has as many addresses as it likes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Address(IpAddr);

impl Address {
    fn new(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = address.to_bits() >> 64 << 64;
                Self(Ipv6Addr::from_bits(network).into())
            }
            address @ IpAddr::V4(_) => Self(address),
        }
    }
}

/// The address a proxy says it asks for: the last one, for the others are what it was told itself.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        let said = app.site.trusted_proxy.then(|| forwarded(&parts.headers)).flatten();
        let address = said.or(peer).unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED));
        Ok(Self::new(address))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_house_is_one_address() {
        let of = |text: &str| Address::new(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::3"), of("2001:db8:1:2:ffff::4"));
        assert_ne!(of("2001:db8:1:2::3"), of("2001:db8:1:3::3"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
        assert_ne!(of("10.0.0.2"), of("10.0.0.1"));
    }

    #[test]
    fn what_a_proxy_was_told_does_not_count() {
        let mut headers = HeaderMap::new();
        assert_eq!(forwarded(&headers), None);
        headers.append("x-forwarded-for", HeaderValue::from_static("1.1.1.1"));
        headers.append("x-forwarded-for", HeaderValue::from_static("2.2.2.2, 3.3.3.3"));
        assert_eq!(forwarded(&headers), Some("3.3.3.3".parse().unwrap()));
    }
}
