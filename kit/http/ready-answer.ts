import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from "node:http";

/** How long the server lets a connection rest; the head of a ready answer tells clients so, as Node's own would. */
export const keepAliveSeconds = 65;

/** A whole answer as it goes over the wire, head and body in one piece. */
export type ReadyAnswer = {
  readonly bytes: Buffer;
  readonly bodyAt: number;
  /** Where the date stands, and the second it tells. */
  readonly dateAt: number;
  dateSecond: number;
};

const noDate = new Date(0).toUTCString();

/** Throws on a header that would not be sent as it stands. */
export function readyAnswer(status: number, headers: readonly string[], body: Uint8Array): ReadyAnswer {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "unknown"}\r\nDate: `;
  const dateAt = head.length;
  head += noDate;
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = headers.slice(at, at + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    head += `\r\n${name}: ${value}`;
  }
  head += `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head, "latin1"), body]);
  return { bytes, bodyAt: head.length, dateAt, dateSecond: 0 };
}

export const bodyOf = ({ bytes, bodyAt }: ReadyAnswer): Buffer => bytes.subarray(bodyAt);

/**
 * Sends a ready answer, which costs hardly more than an empty one: nothing is put together, checked or copied. False where
 * Node has to have a say in the head: this connection is to end, an earlier answer of it is under way, or somebody has
 * already set a header.
 */
export function sendReady(response: ServerResponse, status: number, ready: ReadyAnswer): boolean {
  const { socket } = response;
  if (!socket || !response.shouldKeepAlive || response.getHeaderNames().length > 0) return false;
  const second = Math.trunc(Date.now() / 1000);
  if (second !== ready.dateSecond) {
    ready.bytes.write(new Date(second * 1000).toUTCString(), ready.dateAt, "latin1");
    ready.dateSecond = second;
  }
  response.statusCode = status;
  socket.write(ready.bytes);
  // The server waits for this event to go on to the next request of the connection.
  response.emit("finish");
  return true;
}
