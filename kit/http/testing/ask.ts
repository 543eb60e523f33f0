import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/**
 * One request on a connection of its own, and the bytes that came back. Unlike fetch it sends every header as it is
 * told, Host and Origin included, and leaves the body as it was sent.
 */
export function ask(url: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (response) => {
      buffer(response).then(
        (bytes) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes,
            text: bytes.toString(),
          }),
        reject,
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
