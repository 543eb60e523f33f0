import { expect, test } from "vitest";
import { demoDatabase } from "#apps/server/testing/demo-database.ts";
import { startTestShop } from "#apps/server/testing/start-test-shop.ts";
import { seededRandom } from "#kit/core/seeded-random.ts";

const { url } = await demoDatabase();
const shop = await startTestShop({ databaseUrl: url });
const html = { headers: { accept: "text/html" } };

/** Malformed parts of addresses. */
const strange: Readonly<Record<string, string>> = {
  "a zero byte": "%00",
  "a zero byte in a word": "ball%00s",
  "a control character": "%01%1f%7f",
  "an escape cut short": "%e0%a4%a",
  "a percent sign alone": "100%",
  "bytes that are no letters": "%ff%fe",
  "half of a pair": "%ed%a0%80",
  "a way up": "..%2f..%2f..%2fetc%2fpasswd",
  "a way up with other slashes": "..%5c..%5cwindows",
  "301 letters": "x".repeat(301),
  "3,000 letters": "x".repeat(3_000),
  "many encoded letters": "%C3%A9".repeat(400),
  "a statement": "'%3B%20select%201%20--",
};

/** Every kind of address with a looked-up part: pages, products, listings, articles, size guides, orders, files. */
const places: readonly ((part: string) => string)[] = [
  (part) => `/${part}`,
  (part) => `/page/${part}`,
  (part) => `/${part}.html`,
  (part) => `/category/${part}.html`,
  (part) => `/plp/${part}`,
  (part) => `/search/${part}`,
  (part) => `/plp/search?q=${part}`,
  (part) => `/plp/search?brand=${part}&sort=${part}&page=${part}&price=${part}`,
  (part) => `/pdp/${part}`,
  (part) => `/pdp/${part}/${part}`,
  (part) => `/pdp/ball/${part}?color=${part}`,
  (part) => `/information/${part}`,
  (part) => `/blog?page=${part}`,
  (part) => `/size-guide/${part}/${part}`,
  (part) => `/size-guide?chart=${part}`,
  (part) => `/order/detail/${part}`,
  (part) => `/checkout/${part}`,
  (part) => `/payment?order=${part}`,
  (part) => `/pay-callback?order=${part}`,
  (part) => `/social/${part}/callback?code=${part}&state=${part}`,
  (part) => `/newsletter/unsubscribe?token=${part}`,
  (part) => `/reset-password?token=${part}`,
  (part) => `/assets/${part}`,
  (part) => `/img/w320/${part}`,
  (part) => `/sitemap-${part}.xml`,
  (part) => `/return-photos/${part}`,
  (part) => `/?lang=${part}&preview=${part}`,
  (part) => `/page/${part}.data`,
  (part) => `/plp/${part}.data?_routes=${part}`,
];

const errorLines = () =>
  shop
    .logged()
    .split("\n")
    .filter((line) => line.includes('"level":"error"') || line.includes('"level":50'));

test.each(Object.entries(strange))(
  "1B-12 an address with %s is never the shop's failure",
  async (_name, part) => {
    const replies = [];
    for (const place of places) {
      const { status } = await shop.get(place(part), html);
      replies.push([place("…"), status]);
    }
    expect(replies.filter(([, status]) => Number(status) >= 500)).toEqual([]);
    expect(errorLines()).toEqual([]);
  },
  120_000,
);

test("1B-12 a malformed address is missing or refused, never a 503", async () => {
  const looked = ["/%00", "/page/%00", "/pdp/%00", "/pdp/a/%00", "/information/%00", `/${"x".repeat(301)}`];
  const long = ["/page/", "/pdp/", "/pdp/a/", "/information/", "/plp/"].map((path) => path + "x".repeat(301));
  const broken = ["/%e0%a4%a", "/page/100%", "/pdp/%ff%fe", "/search/%ed%a0%80"];
  const statuses = [];
  for (const path of [...looked, ...long, ...broken])
    statuses.push([path.slice(0, 20), (await shop.get(path, html)).status]);
  expect(statuses.filter(([, status]) => ![400, 404, 414].includes(Number(status)))).toEqual([]);
});

test("1B-12 long queries of every length are answered", async () => {
  const random = seededRandom("long queries");
  for (const length of [200, 1_000, 4_000, 8_000, 12_000]) {
    const part = Array.from({ length }, () => "abc%20é"[Math.floor(random() * 7)]).join("");
    for (const path of ["/plp/search?q=", "/?utm_source=", "/pdp/a?color="]) {
      const { status } = await shop.get(path + encodeURIComponent(part).slice(0, length), html);
      expect([path, length, status < 500]).toEqual([path, length, true]);
    }
  }
  expect(errorLines()).toEqual([]);
});

const forms: readonly (readonly [name: string, path: string, headers: Record<string, string>, body: string])[] = [
  ["from another site", "/login", { origin: "https://evil.example" }, "account=a&password=b"],
  ["to a page that takes none", "/blog", {}, "a=b"],
  ["to no page", "/page/none", {}, "a=b"],
  ["that is none", "/login", { "content-type": "multipart/form-data; boundary=x" }, "nonsense"],
  ["that is too large", "/login", {}, `a=${"x".repeat(20_000)}`],
  ["with a zero byte", "/login", {}, "account=%00&password=%00"],
  ["of a kind nobody knows", "/login", { "content-type": "x/y" }, "a"],
  ["to a product's data", "/pdp/a.data", {}, "a=b"],
  ["to the cart of nobody", "/shop-cart/add", {}, "sku=%00"],
];
test.each(forms)("1B-12 a refused form %s writes no error into the log", async (_name, path, headers, body) => {
  const before = errorLines().length;
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const response = await shop.get(path, { method: "POST", headers: { ...type, ...html.headers, ...headers }, body });
  expect(response.status).toBeLessThan(500);
  expect(errorLines().slice(before)).toEqual([]);
});
