//! Connections that never say a word. What reads requests counts time from their first byte on, and would wait for
//! it for ever.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use axum_server::accept::Accept;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

/// Accepts as another does, and ends who says nothing for so long.
#[derive(Clone)]
pub(super) struct FirstByteWithin<A> {
    pub(super) acceptor: A,
    pub(super) patience: Duration,
}

impl<A, I, S> Accept<I, S> for FirstByteWithin<A>
where
    A: Accept<I, S>,
    A::Future: Send + 'static,
    A::Stream: Send,
    A::Service: Send,
{
    type Stream = Awaited<A::Stream>;
    type Service = A::Service;
    type Future =
        Pin<Box<dyn Future<Output = io::Result<(Self::Stream, Self::Service)>> + Send + 'static>>;

    fn accept(&self, stream: I, service: S) -> Self::Future {
        let accepting = self.acceptor.accept(stream, service);
        let patience = self.patience;
        Box::pin(async move {
            let (stream, service) = accepting.await?;
            Ok((Awaited { stream, until: Some(Box::pin(sleep(patience))) }, service))
        })
    }
}

/// A stream of which a first byte is awaited.
pub(super) struct Awaited<T> {
    stream: T,
    /// None once something was said.
    until: Option<Pin<Box<Sleep>>>,
}

impl<T: AsyncRead + Unpin> AsyncRead for Awaited<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        match &mut self.until {
            Some(until) if read.is_pending() => {
                until.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
            }
            _ => {
                self.until = None;
                read
            }
        }
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for Awaited<T> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
