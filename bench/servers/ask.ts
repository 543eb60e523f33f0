import { type IncomingHttpHeaders, request } from "node:http";

export type Ask = {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: object;
};

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** A request as it goes over the wire, for the load generator. */
export function rawRequest({ method = "GET", path, headers = {}, json }: Ask): string {
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
export function ask(port: number, { method = "GET", path, headers = {}, json }: Ask): Promise<Answer> {
  const type = json === undefined ? {} : { "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, method, path, headers: { ...type, ...headers } }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    call.on("error", reject);
    call.end(json === undefined ? undefined : JSON.stringify(json));
  });
}

export async function askGraphql<Data>(port: number, json: object): Promise<Data> {
  const { body } = await ask(port, { method: "POST", path: "/graphql", json });
  const answer = JSON.parse(body.toString()) as { data?: Data; errors?: unknown };
  if (!answer.data || answer.errors) throw new Error(`GraphQL answered ${body}`);
  return answer.data;
}
