import { connect } from "node:net";

type HttpResponse = { readonly status: number; readonly body: string };

/** One keep-alive connection: one request at a time. */
export type Connection = { send(request: string): Promise<HttpResponse>; close(): void };

const headEnd = "\r\n\r\n";

/** Like the response reader it supports Content-Length only. */
export function openConnection(port: number): Promise<Connection> {
  const socket = connect({ host: "127.0.0.1", port, noDelay: true });
  let waiting: { resolve(response: HttpResponse): void; reject(problem: Error): void } | null = null;
  let received = Buffer.alloc(0);
  const fail = (problem: Error) => waiting?.reject(problem);
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("the server closed the connection")));
  socket.on("data", (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    const end = received.indexOf(headEnd);
    if (end === -1) return;
    const head = received.toString("latin1", 0, end);
    const length = Number(/\r\ncontent-length: ?(\d+)/i.exec(head)?.[1] ?? Number.NaN);
    const from = end + headEnd.length;
    if (Number.isNaN(length)) return fail(new Error(`a response of unknown length: ${head}`));
    if (received.length < from + length) return;
    const response = { status: Number(head.slice(9, 12)), body: received.toString("utf8", from, from + length) };
    received = received.subarray(from + length);
    const pending = waiting;
    waiting = null;
    pending?.resolve(response);
  });
  const line: Connection = {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
  return new Promise((resolve, reject) => {
    socket.once("connect", () => resolve(line));
    socket.once("error", reject);
  });
}
