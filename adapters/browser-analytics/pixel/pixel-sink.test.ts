import { expect, test } from "vitest";
import type { TrackedEvent } from "#modules/tracking/contract/event-sink.ts";
import type { ShopEvent } from "#modules/tracking/contract/shop-event.ts";
import { pixelSink } from "./pixel-sink.ts";

const vendor = { url: "https://pixel.example/tr?v=2", id: "77" };

function asked(...events: ShopEvent[]): Record<string, string>[] {
  const addresses: string[] = [];
  const sink = pixelSink(vendor, (address) => addresses.push(address));
  const noted = events.map(
    (event): TrackedEvent => ({
      event,
      at: 5,
      campaign: { utm_source: "mail" },
      page: "https://shop.example/store",
    }),
  );
  sink.send(noted);
  for (const address of addresses) expect(address.startsWith("https://pixel.example/tr?v=2&id=77&ev=")).toBe(true);
  return addresses.map((address) => Object.fromEntries(new URL(address).searchParams));
}

test("AN-02 each opened page is a PageView with its address, without the query", () => {
  const page = { name: "page_view", path: "/store", title: "Stores" } as const;
  expect(asked(page, page)).toEqual(
    Array.from({ length: 2 }, () => ({
      v: "2",
      id: "77",
      ev: "PageView",
      dl: "https://shop.example/store",
      ts: "5",
      "cd[utm_source]": "mail",
    })),
  );
});

test("AN-03 a purchase is sent in IDR with its items", () => {
  const items = [{ code: "P1", name: "Ball", price: 150_000, quantity: 2 }];
  expect(asked({ name: "purchase", order: "O1", items })).toEqual([
    expect.objectContaining({
      ev: "Purchase",
      "cd[currency]": "IDR",
      "cd[value]": "300000",
      "cd[content_ids]": '["P1"]',
      "cd[order_id]": "O1",
    }),
  ]);
});

test("an event without a name at the pixel is not sent", () => {
  expect(asked({ name: "view_cart", items: [] }, { name: "search", term: "bola" }).map(({ ev }) => ev)).toEqual([
    "Search",
  ]);
});
