import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Value = { stringValue?: string; intValue?: number | string; boolValue?: boolean };
type WireSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number; message?: string };
  attributes: { key: string; value: Value }[];
};
type Batch = { resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[] };

/** A collector on loopback that stores what arrives. */
export async function aCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      if (request.method === "POST" && request.url === "/v1/traces") bodies.push(body);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const spans = () =>
    bodies
      .map((body) => JSON.parse(body) as Batch)
      .flatMap(({ resourceSpans }) => resourceSpans.flatMap((resource) => resource.scopeSpans))
      .flatMap((scope) => scope.spans);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join("\n"),
    spans,
    /** The span of this name, with the name of its parent and its attributes as a record. */
    span(name: string) {
      const span = spans().find((candidate) => candidate.name === name);
      const parent = spans().find((candidate) => candidate.spanId === span?.parentSpanId)?.name;
      const entries = span?.attributes.map(({ key, value }) => [
        key,
        value.stringValue ?? value.intValue ?? value.boolValue,
      ]);
      return {
        parent,
        parentId: span?.parentSpanId,
        failed: span?.status.code === 2,
        ...Object.fromEntries(entries ?? []),
      };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
