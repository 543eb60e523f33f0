import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import { weekdays } from "../contract/opening-hours.ts";
import { OurStoresPage } from "./our-stores-page.tsx";
import type { StoreModel } from "./store-model.ts";

const texts = JSON.parse(readFileSync(new URL("./messages/en-US.json", import.meta.url), "utf8"));

const render = (stores: readonly StoreModel[]): string =>
  renderToStaticMarkup(
    <TextProvider locale="en-US" source={() => texts}>
      <OurStoresPage stores={stores} />
    </TextProvider>,
  );

const store = (storeCode: string, changes: Partial<StoreModel> = {}): StoreModel => ({
  storeCode,
  storeName: `Store ${storeCode}`,
  address1: `Jl. ${storeCode} No. 1`,
  city: "Denpasar",
  province: "Bali",
  zipCode: "80226",
  latitude: -8.67,
  longitude: 115.23,
  phone: "+62 361 555 0271",
  hours: weekdays.map((weekday, day) => ({
    weekday,
    opens: day < 6 ? "09:00" : null,
    closes: day < 6 ? "20:00" : null,
  })),
  services: ["PICKUP", "SOMETHING_NEW"],
  image: "/pictures/stores/dps01.webp?v=1",
  ...changes,
});

test("ST-01 ST-02 the page lists every store with name, address, hours and directions", () => {
  const html = render([store("DPS01"), store("MDN01", { city: "Medan", latitude: 3.57, longitude: 98.68 })]);
  expect(html).toMatch(/<h1[^>]*>Our Stores<\/h1>/);
  for (const part of [
    "Store DPS01",
    "Jl. DPS01 No. 1",
    "Store MDN01",
    "Jl. MDN01 No. 1",
    'href="tel:+623615550271"',
    "destination=-8.67,115.23",
    "Mon–Sat",
    "09:00–20:00 WITA",
    "Pick up orders",
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain("SOMETHING_NEW");
});

test("each pin of the map links to a card, and close stores share a pin", () => {
  const html = render([
    store("DPS01"),
    store("DPS02"),
    store("MDN01", { city: "Medan", latitude: 3.57, longitude: 98.68 }),
  ]);
  const desktop = html.split("<svg viewBox").at(-1) ?? "";
  expect([...desktop.matchAll(/href="#([\w-]+)" aria-label="([^"]+)"/g)].map(([, to, name]) => [to, name])).toEqual([
    ["store-DPS01", "Denpasar: 2 stores"],
    ["store-MDN01", "Medan: 1 store"],
  ]);
  for (const id of ["store-DPS01", "store-DPS02", "store-MDN01"]) expect(html).toContain(`id="${id}"`);
});

test("the cached page does not depend on the current time", () => {
  expect(render([store("DPS01")])).not.toMatch(/Open now|Closed at the moment/);
});

test("without stores the page shows a message", () => {
  const html = render([]);
  expect(html).toContain("There are no stores yet");
  expect(html).not.toContain('role="group"');
});
