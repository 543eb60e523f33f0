import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { copyCheckouts } from "#apps/server/testing/copy-checkouts-fixture.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import type { Case, Servers } from "../cases.ts";
import type { Cleanup } from "../cleanup.ts";
import { openConnection } from "../load/connection.ts";
import { fillCheckout, placeDocument, placeInput } from "../load/flows/checkout-flow.ts";
import { addressOf, addToCart, newGuest, type SkuRef } from "../load/flows/shop-client.ts";
import { goals } from "../report/goals.ts";
import type { Running } from "../servers/running.ts";
import { rawRequest } from "../servers/send-request.ts";
import { plainSkus, runPromotions, setStock } from "./scene.ts";

const fragment = (path: string): string => {
  const text = readFileSync(new URL(`../../modules/${path}`, import.meta.url), "utf8");
  return /fragment \w+ on \w+ \{[\s\S]*?\n\}\n/.exec(text)?.[0] ?? "";
};
/** The fields of the cart page. */
const cartPage = `query cartPage { queryCart { ...CartFields } }
${fragment("cart/web/cart-page/cart-page.graphql")}${fragment("promotion/web/tier-fields.graphql")}`;

const connections = 32;
const longCart = 50;
/** The number of buyers who succeed. */
const flashUnits = 10;
const parallelBuyers = 2_000;

const post = (token: string, operationName: string, query: string, variables: object = {}, address = ""): string =>
  rawRequest({
    method: "POST",
    path: `/graphql?opname=${operationName}`,
    headers: { authorization: token, ...(address === "" ? {} : { "x-forwarded-for": address }) },
    json: { operationName, query, variables },
  });

/** A guest for the load generator. */
async function guestOf(shop: Running, number: number) {
  const line = await openConnection(shop.port);
  const guest = await newGuest(line, addressOf(number));
  return { ...guest, owner: `guest:${guest.guestId}`, close: line.close };
}

/** Buying: PostgreSQL alone, carts, a whole checkout, and many buyers of one product. */
export async function moneyCases({ shop, rendering, databaseUrl }: Servers, cleanup: Cleanup): Promise<Case[]> {
  const database = connect(databaseUrl, { applicationName: "bench", maxConnections: 4 });
  cleanup.later(database.close);
  await sql`create table if not exists bench_note (id bigserial primary key, note text not null)`.execute(
    database.kysely,
  );
  const skus = await plainSkus(database.kysely, longCart + 4);
  const [bought, rushed, ...others] = skus;
  if (!bought || !rushed) throw new Error("nothing to sell");
  const touched = others.slice(-longCart);
  await runPromotions(database, touched);
  const plain = { port: shop.port, connections, status: 200, requests: [] };
  const data = { ...bought, url: databaseUrl };
  const carts = await cartsOf(shop, database, [bought, rushed, ...others.slice(0, 1)], 0);
  const longCarts = await cartsOf(shop, database, touched, 1000);
  return [
    {
      ...plain,
      name: "postgres-lookup",
      title: "PostgreSQL alone, one row by its key",
      goal: null,
      flow: { name: "lookUp", data },
    },
    {
      ...plain,
      name: "postgres-write",
      title: "PostgreSQL alone, one durable insert",
      goal: null,
      flow: { name: "write", data },
    },
    {
      ...plain,
      name: "add-to-cart",
      title: "a new guest adds to the cart (two requests)",
      goal: goals.addToCart,
      flow: { name: "add", data },
    },
    {
      ...plain,
      name: "cart",
      title: "GraphQL cart page, 3 lines",
      goal: goals.cart,
      requests: carts,
    },
    {
      ...plain,
      name: "cart-long",
      title: "GraphQL cart page, 50 lines, 50 promotions",
      goal: goals.longCart,
      requests: longCarts,
    },
    {
      ...plain,
      port: rendering.port,
      name: "cart-made",
      title: "GraphQL cart page, 3 lines, uncached",
      goal: null,
      requests: carts,
    },
    {
      ...plain,
      port: rendering.port,
      name: "cart-long-made",
      title: "GraphQL cart page, 50 lines, 50 promotions, uncached",
      goal: null,
      requests: longCarts,
    },
    {
      ...plain,
      name: "checkout",
      title: "a new guest buys, up to the payment number (six requests)",
      goal: goals.checkout,
      flow: { name: "checkout", data },
    },
    {
      ...plain,
      name: "flash-sale",
      title: "flash sale of one SKU, decisions",
      goal: goals.flashSale,
      requests: await rush(shop, database, rushed),
    },
  ];
}

/** Carts of some guests with these SKUs in them. */
async function cartsOf(shop: Running, { kysely }: Database, skus: readonly SkuRef[], from: number): Promise<string[]> {
  const requests: string[] = [];
  for (let at = 0; at < connections; at += 1) {
    const guest = await guestOf(shop, from + at);
    const [first] = skus;
    if (first) await addToCart(guest, first);
    await sql`
      insert into cart.line (owner, sku_code, quantity)
      select ${guest.owner}, sku_code, 1 from unnest(${skus.map(({ skuCode }) => skuCode)}::text[]) as sku_code
      on conflict do nothing`.execute(kysely);
    requests.push(post(guest.token, "cartPage", cartPage));
    guest.close();
  }
  return requests;
}

/** Parallel buyers of a few units, set up again before every round; the rest get OUT_OF_STOCK. */
async function rush(shop: Running, database: Database, sku: SkuRef): Promise<() => Promise<string[]>> {
  const guests = await Promise.all(Array.from({ length: connections }, (_, at) => guestOf(shop, 2000 + at)));
  const [first] = guests;
  if (!first) throw new Error("no test data");
  await addToCart(first, sku);
  const checkoutId = await fillCheckout(first, "rush");
  for (const { close } of guests) close();
  const tokens = new Map(guests.map(({ owner, token }) => [owner, token]));
  const owners = Array.from({ length: parallelBuyers }, (_, at) => guests[at % guests.length]?.owner ?? "");
  let asked = 4000;
  return async () => {
    await setStock(database.kysely, [sku.skuCode], flashUnits);
    const checkouts = await copyCheckouts(database.kysely, checkoutId, owners);
    // Each from another address, in every round: otherwise the winners of earlier rounds meet the limit of unpaid stock per network (D-93).
    return checkouts.map(({ id, owner }) => {
      asked += 1;
      return post(
        tokens.get(owner) ?? "",
        "createOrderCustom",
        placeDocument,
        placeInput(id, "once"),
        addressOf(asked),
      );
    });
  };
}
