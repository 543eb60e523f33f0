import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { openOwnShop, type Shop } from "./shop.ts";
import { test as shopTest } from "./shop-test.ts";

/** One request that reached a measuring tool. */
export type TrackedRequest = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly events: readonly TrackedEvent[];
};
type TrackedEvent = { readonly name: string; readonly params: Readonly<Record<string, unknown>> };

/** Analytics servers on another origin that record the requests. */
export type Tools = { readonly url: string; readonly requests: TrackedRequest[]; close(): Promise<void> };

/** Tests of a shop that is measured: by a collector and by a pixel, both on this machine. */
export const test = shopTest.extend<Record<never, never>, { tools: Tools; shop: Shop }>({
  tools: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const tools = await openTools();
      await use(tools);
      await tools.close();
    },
    { scope: "worker" },
  ],
  shop: [
    async ({ tools }, use) => {
      const shop = await openOwnShop({
        ANALYTICS_URL: `${tools.url}/collect`,
        ANALYTICS_ID: "G-TEST1",
        PIXEL_URL: `${tools.url}/pixel`,
        PIXEL_ID: "77",
      });
      await use(shop);
      await shop.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

async function openTools(): Promise<Tools> {
  const requests: TrackedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://tools");
    const body = await text(request);
    requests.push({ path: pathname, query: searchParams, events: body ? JSON.parse(body).events : [] });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

export { expect } from "./shop-test.ts";
