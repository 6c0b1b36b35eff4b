//! A server for one test, and people who visit it.

use std::{
    net::{SocketAddr, TcpListener},
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use dublet_protocol::{ClientMessage, CommandId, GameId, Millis, PROTOCOL, Request, ServerMessage};
use dublet_room::{FairDealer, Pace};
use dublet_server::{
    http::{self, App, Doors, Limits, RunError, Site},
    live::{Clock, Hall, Services, Thinkers},
    sources::Sources,
    store::{Store, memory::MemoryStore},
};
use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use tokio::{
    net::{TcpSocket, TcpStream},
    sync::oneshot,
    task::JoinHandle,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{self, Message, client::IntoClientRequest},
};

/// Longest that anything takes which happens at all, however busy the machine is.
pub(crate) const PATIENCE: Duration = Duration::from_secs(300);

/// What a test may want otherwise.
#[derive(Default)]
pub(crate) struct Wanted {
    pub(crate) site: Site,
    pub(crate) limits: Limits,
    /// Bytes the system buffers for a reader, if not as many as it likes.
    pub(crate) send_buffer: Option<u32>,
}

/// A running server.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    /// Milliseconds the server's clock is ahead, as sessions and limits see it: it stands still by itself.
    pub(crate) ahead: Arc<AtomicI64>,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<Result<(), RunError>>,
}

/// Things take no longer than they must, but no tiles are dealt before whoever sits there has added to the deal.
fn pace() -> Pace {
    let contribute = PATIENCE.as_millis() as Millis;
    Pace { fill: 20, contribute, bot_move: 0, bot_patience: 1, bot_hears_out: 1, ..Pace::default() }
}

pub(crate) fn listener(send_buffer: Option<u32>) -> TcpListener {
    let socket = TcpSocket::new_v4().unwrap();
    // Connections inherit it.
    if let Some(bytes) = send_buffer {
        socket.set_send_buffer_size(bytes).unwrap();
    }
    socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    socket.listen(64).unwrap().into_std().unwrap()
}

impl TestServer {
    pub(crate) async fn open() -> Self {
        Self::open_as(Wanted::default()).await
    }

    pub(crate) async fn open_as(wanted: Wanted) -> Self {
        let store = Arc::new(MemoryStore::new());
        let ahead = Arc::new(AtomicI64::new(0));
        let (real, shift) = (Sources::of_the_machine(), ahead.clone());
        let start = real.now();
        let sources =
            Sources::new(move || start + shift.load(Ordering::Relaxed), move || real.bytes());
        // A test that is busy elsewhere is not gone.
        let limits = Limits { ping_every: PATIENCE, ..wanted.limits };
        let app = App::new(store.clone(), sources, wanted.site, &limits);
        let people = listener(wanted.send_buffer);
        let address = people.local_addr().unwrap();
        let doors = Doors { people, tls: None, figures: None };
        let (stop, stopped) = oneshot::channel::<()>();
        let hall = hall(store.clone());
        let running = tokio::spawn(http::run(app, doors, hall, async {
            let _ = stopped.await;
        }));
        let server = Self { address, ahead, stop: Some(stop), running };
        let waiting =
            async { while server.visitor().get("/ready").await.status != StatusCode::OK {} };
        timeout(PATIENCE, waiting).await.expect("the server starts");
        server
    }

    /// Tells it to end, and waits until it has.
    pub(crate) async fn stop(&mut self) {
        let _ = self.stop.take().map(|stop| stop.send(()));
        timeout(PATIENCE, &mut self.running).await.expect("it ends").unwrap().unwrap();
    }

    pub(crate) fn visitor(&self) -> Visitor {
        Visitor::new(self.address)
    }

    /// Somebody with a name.
    pub(crate) async fn guest(&self, name: &str) -> Visitor {
        let mut visitor = self.visitor();
        let answer = visitor.post("/api/guest", json!({ "name": name })).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{answer:?}");
        visitor
    }
}

/// Tables on a store.
pub(crate) async fn hall(store: Arc<dyn Store>) -> Result<Hall, dublet_server::store::StoreError> {
    let sources = Sources::of_the_machine();
    let clock = Clock::starting_at(sources.now());
    let bytes = Box::new(move || sources.bytes());
    let thinkers = Thinkers::new(1);
    Hall::take_up(Services::new(store, clock, pace(), Arc::new(FairDealer), thinkers, bytes)).await
}

/// An answer, read.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: header::HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{self:?}"))
    }

    /// The status and the id of the error.
    pub(crate) fn error(&self) -> (u16, String) {
        (self.status.as_u16(), self.json()["error"].as_str().unwrap_or_default().to_owned())
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

/// A browser with its cookie.
#[derive(Clone)]
pub(crate) struct Visitor {
    client: reqwest::Client,
    address: SocketAddr,
    pub(crate) cookie: Option<String>,
    /// Bytes the system buffers for its sockets, if not as many as it likes.
    pub(crate) receive_buffer: Option<u32>,
}

impl Visitor {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { client: reqwest::Client::new(), address, cookie: None, receive_buffer: None }
    }

    /// Asks with these headers and nothing by itself but the cookie.
    pub(crate) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<Value>,
    ) -> Answer {
        let url = format!("http://{}{path}", self.address);
        let mut request = self.client.request(method, url);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if let Some(body) = body {
            request = request.body(body.to_string());
        }
        let response = timeout(PATIENCE, request.send()).await.expect("an answer").unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        if let Some(set) = headers.get(header::SET_COOKIE) {
            let pair = set.to_str().unwrap().split(';').next().unwrap().to_owned();
            self.cookie = Some(pair).filter(|pair| !pair.ends_with('='));
        }
        Answer { status, headers, text: response.text().await.unwrap() }
    }

    /// As our own page asks.
    async fn ask_as_page(&mut self, method: Method, path: &str, body: Value) -> Answer {
        let origin = format!("http://{}", self.address);
        let headers = [("origin", origin.as_str()), ("content-type", "application/json")];
        self.ask(method, path, &headers, Some(body)).await
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, &[], None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask_as_page(Method::POST, path, body).await
    }

    pub(crate) async fn patch(&mut self, path: &str, body: Value) -> Answer {
        self.ask_as_page(Method::PATCH, path, body).await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Answer {
        self.ask_as_page(Method::DELETE, path, json!({})).await
    }

    /// A table to play at once with one program.
    pub(crate) async fn quick(&mut self) -> String {
        let answer = self.post("/api/quick", json!({ "rules": "standard", "seats": 2 })).await;
        assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
        answer.json()["table"].as_str().unwrap().to_owned()
    }

    /// Tries to open a socket with these headers.
    pub(crate) async fn try_socket(
        &self,
        table: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, u16> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        let cookie = self.cookie.as_deref().map(|cookie| ("cookie", cookie));
        for (name, value) in headers.iter().copied().chain(cookie) {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let socket = TcpSocket::new_v4().unwrap();
        if let Some(bytes) = self.receive_buffer {
            socket.set_recv_buffer_size(bytes).unwrap();
        }
        let stream = socket.connect(self.address).await.unwrap();
        match timeout(PATIENCE, client_async(request, stream)).await.expect("an answer") {
            Ok((stream, _)) => Ok(Socket { stream, commands: 0, game: None }),
            Err(tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    pub(crate) async fn socket(&self, table: &str) -> Socket {
        let origin = format!("http://{}", self.address);
        self.try_socket(table, &[("origin", &origin)]).await.unwrap()
    }

    /// A socket that has said hello.
    pub(crate) async fn sit(&self, table: &str) -> Socket {
        let mut socket = self.socket(table).await;
        socket.say(&ClientMessage::Hello { protocol: PROTOCOL, after: None }).await;
        let is_welcome = |message: &ServerMessage| matches!(message, ServerMessage::Welcome { .. });
        if let ServerMessage::Welcome { state: Some(state), .. } =
            socket.hear_until(is_welcome).await
        {
            socket.game = state.game.map(|game| game.game);
        }
        socket
    }
}

/// A page's socket.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
    commands: u64,
    /// The game that was there when it came.
    pub(crate) game: Option<GameId>,
}

impl Socket {
    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        self.send(Message::text(serde_json::to_string(message).unwrap())).await;
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    pub(crate) async fn command(&mut self, request: Request) {
        self.commands += 1;
        let id = CommandId(self.commands);
        self.say(&ClientMessage::Command { id, after: u64::MAX, request }).await;
    }

    /// The next message, or the code the server closed with.
    pub(crate) async fn hear(&mut self) -> Result<ServerMessage, u16> {
        let hearing = async {
            loop {
                match self.stream.next().await {
                    Some(Ok(Message::Text(text))) => break Ok(serde_json::from_str(&text).unwrap()),
                    Some(Ok(Message::Close(Some(frame)))) => break Err(frame.code.into()),
                    Some(Ok(Message::Close(None))) | None => break Err(0),
                    Some(Ok(_)) => {}
                    Some(Err(error)) => panic!("{error}"),
                }
            }
        };
        timeout(PATIENCE, hearing).await.expect("a message")
    }

    /// The first message that is wanted; others are passed over.
    pub(crate) async fn hear_until(
        &mut self,
        wanted: impl Fn(&ServerMessage) -> bool,
    ) -> ServerMessage {
        loop {
            let message = self.hear().await.unwrap();
            if wanted(&message) {
                return message;
            }
        }
    }

    /// The code the server closes with, whatever it says before; nothing where the line was cut without one.
    pub(crate) async fn end(&mut self) -> Option<u16> {
        let ending = async {
            loop {
                match self.stream.next().await {
                    Some(Ok(Message::Close(frame))) => break frame.map(|frame| frame.code.into()),
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => break None,
                }
            }
        };
        timeout(PATIENCE, ending).await.expect("an end")
    }

    /// The code the server closes with, whatever it says before.
    pub(crate) async fn close_code(&mut self) -> u16 {
        loop {
            if let Err(code) = self.hear().await {
                return code;
            }
        }
    }
}
