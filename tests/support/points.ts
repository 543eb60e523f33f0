import { expect, type Page } from "@playwright/test";
import type { Shop } from "./shop.ts";

/** Gives a club account points as the club itself would: one entry in its journal. */
export async function givePoints(shop: Shop, memberId: string, points: number): Promise<void> {
  await shop.sql(
    `with request as (
       insert into club.request (key, operation, input_hash, at) values ('test-' || gen_random_uuid(), 'earn', '', now())
       returning key
     ), transaction as (
       insert into club.journal_transaction (key, kind, member_id, points, balance, at, expires_at)
       select key, 'earn', $1, $2, available + $2, now(), now() + interval '1 year'
       from request, club.account where member_id = $1 returning id
     )
     insert into club.journal_entry (transaction_id, book, amount)
     select id, 'available', $2::int from transaction union all select id, 'issued', -$2::int from transaction`,
    [memberId, points],
  );
}

const requested = async (page: Page, shop: Shop, name: string, query: string, variables: object = {}) => {
  const response = await page.context().request.post(`${shop.url}/graphql?opname=${name}`, {
    data: { operationName: name, query, variables },
  });
  const { data, errorCode } = (await response.json()).data[name];
  expect(data, `${name} answered ${errorCode}`).not.toBeNull();
  return data;
};

/** Adds a product to the cart of the page's session and starts a checkout; returns its path. */
export async function beginCheckout(page: Page, shop: Shop, owner: string, sku = "KLK1010-LILAC"): Promise<string> {
  await shop.sql("insert into cart.line (owner, sku_code, quantity) values ($1, $2, 1)", [owner, sku]);
  const query = "mutation initCheckout { initCheckout(input: {}) { errorCode data { checkoutId } } }";
  return `/checkout/${(await requested(page, shop, "initCheckout", query)).checkoutId}`;
}

/** Chooses address, courier and payment method of a member's checkout: only the consents are missing. */
export async function fillCheckout(page: Page, shop: Shop, path: string): Promise<void> {
  const checkoutId = path.split("/").at(-1);
  const query = `mutation updateCheckout($input: UpdateCheckoutInput!) { updateCheckout(input: $input) {
    errorCode data { freightOffers { service } } } }`;
  const update = (input: object) => requested(page, shop, "updateCheckout", query, { input: { checkoutId, ...input } });
  const area = { state: "31", city: "31.74", district: "31.74.03" };
  const person = { recipientFirstName: "Ani", recipientLastName: "Lestari", recipientMobile: "81234567890" };
  const { freightOffers } = await update({ address: { ...person, ...area, address1: "Jalan Melati 5" } });
  await update({ service: freightOffers[0].service, paymentMethod: "VA_BCA" });
}
