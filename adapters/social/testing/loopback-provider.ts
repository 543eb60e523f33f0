import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

type ProviderRequest = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
};
type ProviderResponse = { readonly status?: number; readonly location?: string; readonly body?: unknown };

/** Answers by path; `null` leaves the request without an answer. */
export type ProviderRoutes = Readonly<
  Record<string, (request: ProviderRequest) => ProviderResponse | null | Promise<ProviderResponse | null>>
>;

/** An identity provider on a free loopback port that records its requests; closed when the test ends. */
export async function loopbackProvider(routesAt: (url: string) => ProviderRoutes) {
  const requests: ProviderRequest[] = [];
  let routes: ProviderRoutes = {};
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? "", "http://provider.test");
    const request = {
      path: url.pathname,
      query: url.searchParams,
      form: new URLSearchParams(await text(incoming)),
      headers: incoming.headers,
    };
    requests.push(request);
    const route = routes[url.pathname];
    const response = route ? await route(request) : { status: 404 };
    if (response === null) return;
    const { status = 200, location, body = {} } = response;
    outgoing
      .writeHead(status, { "content-type": "application/json", ...(location ? { location } : {}) })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  routes = routesAt(url);
  const requestsTo = (path: string) => requests.filter((request) => request.path === path);
  return { url, requestsTo };
}
