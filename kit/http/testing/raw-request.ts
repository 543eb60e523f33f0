import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type RequestOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** One request on its own connection, and the raw response. Unlike fetch it sends every given header, Host and Origin included, and does not decode the body. */
export function sendRaw(
  url: string,
  { method = "GET", headers = {}, body }: RequestOptions = {},
): Promise<RawResponse> {
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
