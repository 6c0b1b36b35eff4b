//! The address for others in the room.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

use qrcode::{QrCode, render::unicode::Dense1x2};

/// This machine's address in its network, if it has one. Nothing is sent: the system is asked which way it would.
pub(super) fn address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Any address outside will do.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_unspecified() && !address.is_loopback()).then_some(address)
}

/// A text for a telephone's camera, light on dark as terminals mostly are.
pub(super) fn picture(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    let mut picture = code.render::<Dense1x2>();
    Some(picture.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}
