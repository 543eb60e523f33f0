import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import type { TrackedEvent } from "#modules/tracking/contract/event-sink.ts";
import type { ShopEvent } from "#modules/tracking/contract/shop-event.ts";
import { ga4Sink } from "./ga4-sink.ts";

type Arrived = { method?: string; path?: string; cookie?: string; type?: string; body: { events: SentEvent[] } };
type SentEvent = { name: string; params: Record<string, unknown> };

async function aCollector() {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = JSON.parse(await text(request));
    arrived.push({ method, path: url, cookie: headers.cookie, type: headers["content-type"], body });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/mp/collect?api=1`, arrived };
}

const noted = (event: ShopEvent, at = 1000): TrackedEvent => ({
  event,
  at,
  campaign: { utm_source: "mail", utm_campaign: "court days" },
  page: "https://shop.example/pdp/Ball/P1",
});
const visitor = { id: "G-AB12", clientId: "c1", sessionId: "s1" };
const ball = { code: "P1", name: "Ball", brand: "Bola", variant: "P1-R", price: 150_000, quantity: 2, position: 3 };

test("AN-01 AN-03 an event about products carries currency IDR, value, items and the UTM campaign of the visit", async () => {
  const { url, arrived } = await aCollector();
  ga4Sink({ url, ...visitor }).send([noted({ name: "select_item", list: "Home", items: [ball] })]);
  await vi.waitFor(() => expect(arrived).toHaveLength(1));
  const [request] = arrived;
  expect(request?.method).toBe("POST");
  expect(request?.path).toBe("/mp/collect?api=1&measurement_id=G-AB12");
  expect(request?.cookie).toBeUndefined();
  expect(request?.type).toBe("text/plain;charset=UTF-8");
  expect(request?.body).toEqual({
    client_id: "c1",
    timestamp_micros: 1_000_000,
    events: [
      {
        name: "select_item",
        params: {
          currency: "IDR",
          value: 300_000,
          items: [
            {
              item_id: "P1",
              item_name: "Ball",
              item_brand: "Bola",
              item_variant: "P1-R",
              item_list_name: "Home",
              index: 3,
              price: 150_000,
              quantity: 2,
            },
          ],
          item_list_name: "Home",
          page_location: "https://shop.example/pdp/Ball/P1",
          utm_source: "mail",
          utm_campaign: "court days",
          session_id: "s1",
          engagement_time_msec: 1,
        },
      },
    ],
  });
});

test.each<[ShopEvent, Record<string, unknown>]>([
  [{ name: "page_view", path: "/", title: "Home" }, { page_title: "Home" }],
  [
    { name: "begin_checkout", checkout: "C1", items: [], coupon: "TEN" },
    { value: 0, coupon: "TEN" },
  ],
  [{ name: "add_shipping_info", checkout: "C1", items: [], shipping: "JNE REG" }, { shipping_tier: "JNE REG" }],
  [{ name: "add_payment_info", checkout: "C1", items: [], payment: "QRIS" }, { payment_type: "QRIS" }],
  [
    { name: "purchase", order: "O1", items: [ball], value: 290_000, freight: 9000 },
    { transaction_id: "O1", value: 290_000, shipping: 9000, currency: "IDR" },
  ],
  [
    { name: "refund", order: "O1", items: [ball] },
    { transaction_id: "O1", value: 300_000 },
  ],
  [{ name: "sign_up", method: "phone" }, { method: "phone" }],
  [{ name: "login", method: "otp" }, { method: "otp" }],
  [{ name: "search", term: "bola" }, { search_term: "bola" }],
  [{ name: "join_group", group: "club" }, { group_id: "club" }],
])("%j is sent with the collector's parameter names", async (event, params) => {
  const { url, arrived } = await aCollector();
  ga4Sink({ url, ...visitor }).send([noted(event)]);
  await vi.waitFor(() => expect(arrived).toHaveLength(1));
  expect(arrived[0]?.body.events).toEqual([{ name: event.name, params: expect.objectContaining(params) }]);
});

test("queued events are sent in order in requests of 25, none lost", async () => {
  const { url, arrived } = await aCollector();
  const events = Array.from({ length: 50 }, (_, index) => noted({ name: "search", term: `t${index}` }, index));
  ga4Sink({ url, ...visitor }).send(events);
  await vi.waitFor(() => expect(arrived).toHaveLength(2));
  const terms = arrived.flatMap(({ body }) => body.events.map(({ params }) => String(params.search_term)));
  expect(terms.toSorted()).toEqual(events.map((_, index) => `t${index}`).toSorted());
  for (const { body } of arrived) expect(body.events).toHaveLength(25);
});

test("a collector that cannot be reached causes no error", () => {
  expect(() =>
    ga4Sink({ url: "http://127.0.0.1:1/", ...visitor }).send([noted({ name: "search", term: "ball" })]),
  ).not.toThrow();
});
