import { expect, test } from "vitest";
import { demoDatabase } from "#apps/server/testing/demo-database.ts";
import { startTestShop } from "#apps/server/testing/start-test-shop.ts";
import { homePage } from "../data/home/home-page.ts";
import { seedDemoShop } from "./seed-demo-shop.ts";

const { url, database } = await demoDatabase();
const shop = await startTestShop({ databaseUrl: url });

const phone = {
  "user-agent": "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/150.0 Mobile Safari",
};

test("RT-01 the home page has its content columns in order, for the requested device and language", async () => {
  for (const [device, headers] of [
    ["pc", {}],
    ["h5", phone],
  ] as const) {
    const { status, text } = await shop.get("/", { headers: { ...headers, "accept-language": "id-ID" } });
    expect(status).toBe(200);
    const titles = homePage(device, "id-ID").columns.flatMap((column) =>
      column.kind === "banner" ? (column.title ?? column.items[0]?.title ?? "") : [],
    );
    const places = titles.map((title) => text.indexOf(`>${title}<`));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text).toContain(device === "h5" ? "pictures/hero-phone" : "pictures/hero-desktop");
    expect(text).not.toContain(device === "h5" ? "pictures/hero-desktop" : "pictures/hero-phone");
  }
});

test.each([
  ["RT-28", "/contact-us", "Contact us"],
  ["RT-29", "/page/privacy-policy", "Privacy policy"],
  ["RT-29", "/page/terms-conditions", "Terms and conditions"],
])("%s %s is a page of its own", async (_item, path, heading) => {
  const { status, text } = await shop.get(path);
  expect(status).toBe(200);
  expect(/<h1[^>]*>([^<]*)</.exec(text)?.[1]).toBe(heading);
  expect(text).toContain("<header");
});

test.each(["/disclaimer", "/consent/popup-cookie", "/newsletter-dialog"])(
  "OP-59 the content at %s is read by its path",
  async (pageUrl) => {
    const { body } = await shop.post<{ getPageByUrl: { pageUrl: string; pageContent: { columns: unknown[] } } | null }>(
      {
        query: `query getPageByUrl($pageUrl: String!) {
        getPageByUrl(pageUrl: $pageUrl, deviceType: "pc") { pageUrl pageContent } }`,
        variables: { pageUrl },
      },
    );
    expect(body.data?.getPageByUrl?.pageUrl).toBe(pageUrl);
    expect(body.data?.getPageByUrl?.pageContent.columns.length).toBeGreaterThan(0);
  },
);

test("seeding again changes nothing", async () => {
  const before = await shop.get("/");
  await seedDemoShop(database);
  const after = await shop.get("/");
  expect(after.headers.etag).toBe(before.headers.etag);
});
