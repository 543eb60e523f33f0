import { connect } from "node:net";
import type { Random } from "#kit/core/seeded-random.ts";

const crlf = "\r\n";
const get = (path: string, ...headers: readonly string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: shop", ...headers, "", ""].join(crlf);
const post = (path: string, body: string, ...headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, "Host: shop", "Content-Type: application/json", ...headers, "", body].join(crlf);

/** Requests byte by byte as no browser sends them. */
const requests: readonly ((random: Random) => string | Buffer)[] = [
  () => get("/%00"),
  () => get("/pdp/a%00/%00"),
  () => get("/blog/%00"),
  () => get("/%00.html"),
  () => get("/search/%00?q=%00"),
  () => get("/page/%00"),
  () => get("/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd"),
  () => get("/../../../../etc/passwd"),
  () => get("/assets/..%2f..%2f..%2fpackage.json"),
  () => get("/img/w999999/../../x.jpg"),
  () => get("/img/w320/http://169.254.169.254/latest"),
  () => get("/pdp/%ff%fe/%f0%28%8c%bc"),
  () => get("/plp/search?q=%ed%a0%80&page=-1&sort=%27&brand=%00&price=1e400-NaN"),
  () => get(`/${"a/".repeat(3000)}`),
  () => get(`/${"x".repeat(7000)}`),
  () => get("/", `Cookie: ${"a=b; ".repeat(2000)}`),
  () => get("/", `X-Large: ${"x".repeat(70_000)}`),
  () => get("/", "Cookie: token=\u0001\u0002; gt-local=%00; device=[]"),
  () => get("/", "Accept-Language: *;q=x,,,;;;-----", "Accept-Encoding: br;q=-1, *;q=NaN", "Range: bytes=9-1"),
  () => get("/account", "Authorization: Bearer \u00ff\u00fe", "X-Forwarded-For: ';--", "X-Request-Id: <script>"),
  () => get("/", 'If-None-Match: "', "If-Modified-Since: never"),
  () => get("/graphql?query={"),
  () => get("/graphql?query=%00&variables=%7B&extensions=[&opname=__proto__"),
  () => get("/sitemap-99999999999999999999.xml"),
  () => get("/return-photos/%00", "Cookie: token=x"),
  () => post("/graphql", "{}", "Content-Length: 2", "Transfer-Encoding: chunked"),
  () => post("/graphql", "5\r\nabc", "Transfer-Encoding: chunked"),
  () => post("/graphql", "zz\r\n{}\r\n0\r\n\r\n", "Transfer-Encoding: chunked"),
  () => post("/graphql", "{}", "Content-Length: -1"),
  () => post("/graphql", "{}", "Content-Length: 99999999999999999999"),
  () => post("/graphql", "{}", "Content-Length: 2", "Content-Length: 3"),
  () => post("/graphql", "\u00ff\u00fe{}", "Content-Length: 6"),
  () => post("/graphql", "{}", "Content-Length: 2", "Content-Encoding: gzip"),
  () => post("/webhooks/midtrans", '{"order_id":{"$ne":1},"gross_amount":1e400}', "Content-Length: 43"),
  () => post("/webhooks/midtrans", "\u0000\u0000", "Content-Length: 2"),
  () => post("/webhooks/__proto__", "{}", "Content-Length: 2"),
  () => post("/login", "account=%00&password=%ff", "Content-Length: 24"),
  () => post("/checkout", "a=%", "Content-Length: 3"),
  () => post("/return-photos?order=%00", "GIF89a", "Content-Length: 6"),
  () => `BREW /pot HTTP/1.1${crlf}Host: shop${crlf}${crlf}`,
  () => `GET / HTTP/9.9${crlf}${crlf}`,
  () => `GET /${crlf}${crlf}`,
  () => `GET / HTTP/1.1${crlf}Host: a${crlf}Host: b${crlf}Bad Header${crlf}${crlf}`,
  () => `GET / HTTP/1.1${crlf} folded: 1${crlf}${crlf}`,
  () => `OPTIONS * HTTP/1.1${crlf}Host: shop${crlf}${crlf}`,
  () => `CONNECT shop:443 HTTP/1.1${crlf}Host: shop${crlf}${crlf}`,
  () => `GET / HTTP/1.1${crlf}Host: shop${crlf}Upgrade: websocket${crlf}Connection: Upgrade${crlf}${crlf}`,
  () => `PRI * HTTP/2.0${crlf}${crlf}SM${crlf}${crlf}`,
  () => Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
  (random) => Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256))),
  (random) => {
    const good = get("/plp/search?q=ball", "Accept: text/html");
    const at = Math.floor(random() * good.length);
    return good.slice(0, at) + String.fromCharCode(Math.floor(random() * 256)) + good.slice(at + 1);
  },
];

/** Sends bytes and returns everything received until the connection is closed or idle. */
export function sendBytes(port: number, bytes: string | Buffer, quietMs = 1500): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect({ port, host: "127.0.0.1" });
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    socket.setTimeout(quietMs, end);
    socket.on("error", end);
    socket.on("close", end);
    socket.on("data", (chunk) => {
      received = (received + chunk.toString("latin1")).slice(0, 20_000);
      // One response is enough.
      if (/^HTTP\/1\.1 \d{3}/.test(received) && received.includes("\r\n\r\n")) end();
    });
    socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes, () => undefined);
    // Ends the sending side.
    socket.end();
  });
}

export const malformedBytes = (random: Random): string | Buffer => {
  const make = requests[Math.floor(random() * requests.length)];
  return make ? make(random) : "";
};
