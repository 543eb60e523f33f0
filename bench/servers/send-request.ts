import { type IncomingHttpHeaders, request } from "node:http";

export type HttpRequest = {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: object;
};

export type HttpReply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** A request as it goes over the wire, for the load generator. */
export function rawRequest({ method = "GET", path, headers = {}, json }: HttpRequest): string {
  const body = json === undefined ? "" : JSON.stringify(json);
  const all: Record<string, string> = { host: "localhost", ...headers };
  if (json !== undefined) {
    all["content-type"] = "application/json";
    all["content-length"] = String(Buffer.byteLength(body));
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, "", body].join("\r\n");
}

/** Sends one request. The body is returned as received, compressed or not. */
export function sendRequest(
  port: number,
  { method = "GET", path, headers = {}, json }: HttpRequest,
): Promise<HttpReply> {
  const type = json === undefined ? {} : { "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, method, path, headers: { ...type, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on("error", reject);
    call.end(json === undefined ? undefined : JSON.stringify(json));
  });
}

export async function callGraphql<Data>(port: number, json: object): Promise<Data> {
  const { body } = await sendRequest(port, { method: "POST", path: "/graphql", json });
  const reply = JSON.parse(body.toString()) as { data?: Data; errors?: unknown };
  if (!reply.data || reply.errors) throw new Error(`GraphQL answered ${body}`);
  return reply.data;
}
