import { expect, type Locator, type Page } from "@playwright/test";
import type { Shop } from "./shop.ts";
import type { TestMember } from "./sign-in.ts";
import { addMember, signIn } from "./sign-in.ts";
import { visit } from "./visit.ts";

type CartItem = { readonly sku: string; readonly quantity?: number };

/** A plain product: in stock in a warehouse and a store, without flash sale and pre-order. */
export async function plainSku(shop: Shop): Promise<string> {
  const [found] = await shop.sql<{ sku: string }>(
    `select sku.code as sku from catalogue.sku
     join inventory.stock as stored on stored.sku_code = sku.code and stored.source_code = 'WH01'
       and stored.quantity - stored.sold > 20
     where sku.ships_from is null and sku.sale_price between 350000 and 900000
       and not exists (select from promotion.campaign_sku where sku_code = sku.code)
       and exists (select from inventory.stock join inventory.source on source.code = stock.source_code
         where stock.sku_code = sku.code and source.kind = 'store' and stock.quantity - stock.sold > 3)
     order by stored.quantity - stored.sold desc, sku.code limit 1`,
  );
  if (!found) throw new Error("the demo shop has nothing plain");
  return found.sku;
}

/** Calls the API with the session of this page. */
export async function askAs<Data>(
  page: Page,
  shop: Shop,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const name = /^(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? "";
  const response = await page.context().request.post(`${shop.url}/graphql?opname=${name}`, {
    data: { operationName: name, query, variables },
  });
  const { data, errors } = await response.json();
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

/** A signed-in member with an address and these products in the cart; returns the user code. */
export async function memberWithCart(page: Page, shop: Shop, skus: readonly CartItem[]): Promise<TestMember> {
  const member = await addMember(shop);
  await shop.sql(
    `insert into address_book.address (code, user_code, type, first_name, last_name, mobile, address1, district_code, zip,
       is_default, saved_at)
     values ($1, $2, '2', 'Ani', 'Lestari', $3, 'Jl. Melati No. 5', '31.74.03', '12730', true, now())`,
    [`home-${member.userCode}`, member.userCode, member.mobile],
  );
  for (const { sku, quantity = 1 } of skus) {
    await shop.sql("insert into cart.line (owner, sku_code, quantity) values ($1, $2, $3)", [
      `member:${member.userCode}`,
      sku,
      quantity,
    ]);
  }
  await signIn(page, shop, member);
  return member;
}

/** Starts a checkout of the whole cart, with courier and payment method if given. */
export async function beginCheckout(page: Page, shop: Shop, choices: Record<string, unknown> = {}): Promise<string> {
  const { initCheckout } = await askAs<{ initCheckout: { data: { checkoutId: string } } }>(
    page,
    shop,
    "mutation initCheckout($input: InitCheckoutInput!) { initCheckout(input: $input) { data { checkoutId } } }",
    { input: {} },
  );
  const { checkoutId } = initCheckout.data;
  if (Object.keys(choices).length > 0) {
    await askAs(
      page,
      shop,
      "mutation updateCheckout($input: UpdateCheckoutInput!) { updateCheckout(input: $input) { success errorMessage } }",
      { input: { checkoutId, ...choices } },
    );
  }
  return checkoutId;
}

/** The same, and opens its page. */
export async function openCheckout(page: Page, shop: Shop, choices: Record<string, unknown> = {}): Promise<string> {
  const checkoutId = await beginCheckout(page, shop, choices);
  await visit(page, `/checkout/${checkoutId}`);
  return checkoutId;
}

/** Checks a checkbox or radio button. React may confirm it later than Playwright's own `check` would wait. */
export async function tick(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toBeChecked();
}

/** Chooses an option of the checkout, unless it is chosen, and waits until the shop has stored it. */
export async function choose(page: Page, option: Locator): Promise<void> {
  if (await option.isChecked()) return;
  const stored = page.waitForResponse(/opname=updateCheckout/);
  await option.click();
  await stored;
  await expect(option).toBeChecked();
}

/** Ticks the three boxes. */
export async function agree(page: Page): Promise<void> {
  for (const box of ["terms", "dataProtection", "consent"]) {
    await tick(page.getByRole("main").locator(`input[name="${box}"]`));
  }
}

/** The codes of a member's orders. */
export const ordersOf = async (shop: Shop, { userCode }: TestMember): Promise<string[]> =>
  (
    await shop.sql<{ code: string }>("select code from orders.placed_order where owner = $1 order by code", [
      `member:${userCode}`,
    ])
  ).map(({ code }) => code);
