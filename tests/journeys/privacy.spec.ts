import { locales } from "#kit/core/locale.ts";
import { expect, test } from "../support/shop-test.ts";
import { guestIdOf, visit } from "../support/visit.ts";

/** Products are alike, and so are categories: of each kind of page a few are looked at. */
const kindOf = (path: string) => (path.endsWith(".html") ? "*.html" : (path.split("/")[1] ?? ""));
const mostOfAKind = (path: string) => (kindOf(path) === "page" ? 20 : 3);

test("a visit to every kind of page the shop links to requests no other site and breaks no policy", {
  tag: "@desktop",
}, async ({ page, complaints }) => {
  complaints.allow(/404 \(Not Found\) \S+\/no-such-page$/);
  const found = ["/", "/no-such-page", "/dev/ui"];
  const pages: string[] = [];
  for (const path of found) {
    // A link may lead to a department without a page: of the missing ones, one is looked at for all.
    const status = path === "/no-such-page" ? 200 : (await page.request.get(path)).status();
    expect([200, 404], path).toContain(status);
    if (status === 404) continue;
    await page.goto(path);
    pages.push(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname));
    for (const link of links) {
      const alike = found.filter((other) => kindOf(other) === kindOf(link)).length;
      if (!found.includes(link) && alike < mostOfAKind(link)) found.push(link);
    }
  }
  expect(pages).toEqual(
    expect.arrayContaining(["/", "/contact-us", "/page/privacy-policy", "/page/terms-conditions", "/dev/ui"]),
  );
});

test("the data of one visitor is in no byte of another's responses", { tag: "@phone" }, async ({
  page,
  context,
  shop,
}) => {
  await visit(page, "/");
  const guestId = await guestIdOf(page);
  const sku = `OF-${guestId}`;
  await shop.sql("insert into cart.line (owner, sku_code, quantity) values ($1, $2, 7)", [`guest:${guestId}`, sku]);
  const paths = ["/", "/contact-us", "/page/privacy-policy", "/page/terms-conditions", "/no-such-page", "/dev/ui"];
  const everyPath = paths.flatMap((path) => [path, path === "/" ? "/_root.data" : `${path}.data`]);
  const mine = {
    ...(await page.evaluate(() => ({ token: localStorage.token, account: JSON.parse(localStorage.userInfo).account }))),
    cookie: (await context.cookies()).find(({ name }) => name === "token")?.value ?? "",
  };
  const secrets = [guestId, sku, mine.token, mine.account, mine.cookie];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(8);
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const mineToo = { cookie: cookies, authorization: `Bearer ${mine.token}` };

  const leaks: string[] = [];
  for (const locale of locales) {
    const language = `gt-local=${locale}`;
    for (const path of everyPath) {
      await fetch(shop.url + path, { headers: { ...mineToo, cookie: `${cookies}; ${language}` } });
      const other = await fetch(shop.url + path, { headers: { cookie: language } });
      const sent = `${[...other.headers].join("\n")}\n${await other.text()}`;
      for (const secret of secrets) if (sent.includes(secret)) leaks.push(`${path} in ${locale}: ${secret}`);
    }
  }
  expect(leaks).toEqual([]);
});
