import { connect, type Socket } from "node:net";

const head = (...lines: readonly string[]) => `${lines.join("\r\n")}\r\n`;

/** Ways to keep a connection open without sending or reading in time. */
const kinds: readonly ((socket: Socket, address: string) => void)[] = [
  // A body that is announced and arrives byte by byte.
  (socket, address) => {
    socket.write(
      head(
        "POST /graphql HTTP/1.1",
        "Host: shop",
        `X-Forwarded-For: ${address}`,
        "Content-Type: application/json",
        "Content-Length: 900",
        "",
      ),
    );
  },
  // A head that never ends.
  (socket, address) => {
    socket.write(head("GET /plp/search?q=ball HTTP/1.1", "Host: shop", `X-Forwarded-For: ${address}`));
  },
  // Large responses that are never read.
  (socket, address) => {
    socket.pause();
    const request = head("GET / HTTP/1.1", "Host: shop", `X-Forwarded-For: ${address}`, "");
    socket.write(request.repeat(20));
  },
];

/** Opens sockets of every kind, half of them from one address, and keeps them alive with a byte every two seconds. */
export function openSlowSenders(address: string, count: number): { close(): void } {
  const { port, hostname } = new URL(address);
  const sockets = Array.from({ length: count }, (_, at) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    kinds[at % kinds.length]?.(socket, at % 2 === 0 ? "203.0.113.7" : `203.0.113.${10 + (at % 200)}`);
    return socket;
  });
  const timer = setInterval(() => {
    for (const [at, socket] of sockets.entries()) if (at % kinds.length < 2 && socket.writable) socket.write("x");
  }, 2000);
  return {
    close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
