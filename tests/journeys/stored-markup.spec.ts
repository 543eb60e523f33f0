import { cleanHtml } from "#modules/content/server/html/clean-html.ts";
import { aReturn, sitDown } from "../support/admin.ts";
import { memberWithCart, openCheckout, plainSku } from "../support/checkouts.ts";
import { hostileInputs } from "../support/hostile-inputs.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

const all = hostileInputs.join(" ");
const landing = "/page/hostile-words";

/** Straight into the tables, past everything that checks what is typed: pages must not rely on it. */
test("S23 user input is text on every page that shows it: no script of it ever runs", {
  tag: "@desktop",
}, async ({ page, shop, consent, context }) => {
  expect(hostileInputs).toHaveLength(200);
  await consent("all");
  const { userCode } = await memberWithCart(page, shop, [{ sku: await plainSku(shop) }]);
  const owner = `member:${userCode}`;
  const returned = await aReturn("delivery", owner);
  const [order] = await shop.sql<{ code: string }>(
    "select order_code as code from returns.return_order where code = $1",
    [returned],
  );
  const code = order?.code ?? "";
  await shop.sql("update identity.member set first_name = $2, last_name = $2 where user_code = $1", [userCode, all]);
  await shop.sql(
    "update address_book.address set first_name = $2, last_name = $2, address1 = $3 where user_code = $1",
    [userCode, all, hostileInputs[2]],
  );
  await shop.sql(
    `insert into address_book.address (code, user_code, type, first_name, last_name, mobile, address1, district_code, zip,
       is_default, saved_at)
     select $1 || number, $1, '2', words, words, '+6281234567890', left(words, 100), '31.74.03', '12730', false, now()
     from unnest($2::text[]) with ordinality as hostile (words, number) where number <= 18`,
    [userCode, hostileInputs],
  );
  await shop.sql(
    `update orders.placed_order set receiver = receiver || jsonb_build_object('firstName', $2::text, 'lastName', $2::text),
       address = address || jsonb_build_object('firstName', $2::text, 'lastName', $2::text, 'address1', $2::text, 'label', $2::text),
       billing = address where code = $1`,
    [code, all],
  );
  await shop.sql("update orders.line set name = $2 where order_code = $1", [code, all]);
  await shop.sql("update orders.discount set name = $2 where order_code = $1", [code, all]);
  await shop.sql("update returns.return_order set remark = $2 where code = $1", [returned, all]);
  await shop.sql(
    `insert into notification.notice (id, user_code, kind, data, path, created_at)
     values (gen_random_uuid(), $1, 'backInStock', jsonb_build_object('productName', $2::text, 'choice', $2::text), '/account/wishlist', now())`,
    [userCode, all],
  );
  const written = hostileInputs.flatMap((markup) => cleanHtml(markup).html ?? []);
  const columns = [
    { id: "words", kind: "html", html: `<h1>Words</h1>${written.join("")}` },
    {
      id: "slides",
      kind: "slider",
      title: hostileInputs[2],
      items: hostileInputs.slice(0, 8).map((markup) => ({
        image: "/pictures/tile-balls.webp",
        alt: markup,
        title: markup,
        label: markup,
        href: "/",
      })),
    },
  ];
  await shop.sql(
    `insert into content.page (path, device, locale, content)
     select $1, device, 'en-US', $2 from unnest(array['pc', 'h5']) as device on conflict do nothing`,
    [landing, JSON.stringify({ columns })],
  );

  const ran = async () => page.evaluate(() => "__pwned" in window);
  const searched = encodeURIComponent(all.slice(0, 1000));
  const orderPage = `/account/order/detail/${code}`;
  for (const path of [
    "/account",
    "/account/accountSetting",
    "/account/address",
    "/account/order",
    orderPage,
    `${orderPage}/invoice`,
    `${orderPage}/${returned}`,
    "/account/notifications",
    landing,
    `/plp/search?q=${searched}&utm_source=${searched}`,
  ]) {
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    expect(await ran(), path).toBe(false);
  }
  for (const path of [orderPage, landing]) {
    await visit(page, path);
    await expect(page.getByRole("main"), path).toContainText("onerror=window.__pwned=1");
  }
  await openCheckout(page, shop);
  expect(await ran(), "checkout").toBe(false);

  await sitDown(context, shop.url, "admin");
  for (const path of [
    "/admin/orders",
    `/admin/orders/${code}`,
    `/admin/orders/${code}/slip`,
    `/admin/returns/${returned}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await ran(), path).toBe(false);
  }
  await page.goto(`/admin/orders/${code}`);
  await expect(page.getByRole("main")).toContainText("onerror=window.__pwned=1");
});
