import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from "node:http";

/** How long the server keeps an idle connection; a prebuilt head states it, as Node's own would. */
export const keepAliveSeconds = 65;

/** A whole HTTP response as bytes, head and body in one buffer. */
export type PrebuiltResponse = {
  readonly bytes: Buffer;
  readonly bodyAt: number;
  /** The offset of the Date header's value, and the second it shows. */
  readonly dateAt: number;
  dateSecond: number;
};

const noDate = new Date(0).toUTCString();

/** Throws on a header that Node would not send. */
export function prebuildResponse(status: number, headers: readonly string[], body: Uint8Array): PrebuiltResponse {
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

export const bodyOf = ({ bytes, bodyAt }: PrebuiltResponse): Buffer => bytes.subarray(bodyAt);

/**
 * Sends a prebuilt response without assembling, checking or copying anything. Returns false when Node has to write the head:
 * the connection is about to close, an earlier response on it is under way, or a header was set already.
 */
export function sendPrebuilt(response: ServerResponse, status: number, ready: PrebuiltResponse): boolean {
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
