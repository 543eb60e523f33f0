import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { matching, owner } from "./order-pages.ts";
import type { Plays } from "./order-steps.ts";
import { scenesOf } from "./order-steps.ts";
import { readyCheckout } from "./place-order.ts";
import { guestViewer, type Scene } from "./scene.ts";
import type { Shopper } from "./shopper.ts";
import type { WalkProduct, WalkShop } from "./walk-shop.ts";

const toCart = matching("cart");

const cartPlays: Plays = {
  async "empty cart"({ shopper }) {
    return { pages: [{ viewer: owner(shopper), path: "/shop-cart", names: toCart }] };
  },
  async "full cart"({ world, shopper }) {
    const [{ productCode, skuCode }] = world.products;
    await shopper.add(productCode, skuCode);
    return { pages: [{ viewer: owner(shopper), path: "/shop-cart", names: toCart, leads: matching("checkout") }] };
  },
  async "cart with something that is sold out since"({ world, shopper }) {
    const { productCode, skuCode } = await aScarceThing(world);
    await shopper.add(productCode, skuCode);
    await left(world.database, skuCode, 0);
    return { pages: [{ viewer: owner(shopper), path: "/shop-cart", names: toCart, leads: matching("remove") }] };
  },
};

/** Something of which one piece is left, another at every call. */
async function aScarceThing({ row, database, products }: WalkShop): Promise<WalkProduct> {
  scarce += 1;
  const found = await row(sql<WalkProduct>`
    select sku.code as "skuCode", sku.product_code as "productCode" from catalogue.sku
    join catalogue.product on product.code = sku.product_code and product.on_sale
    where sku.ships_from is null and not exists (select from promotion.campaign_sku where sku_code = sku.code)
      and exists (select from inventory.stock where sku_code = sku.code and source_code = 'WH01' and quantity > sold)
      and sku.product_code <> all(${products.map(({ productCode }) => productCode)}::text[])
    order by sku.code desc offset ${scarce} limit 1`);
  await left(database, found.skuCode, 1);
  return found;
}

let scarce = 0;

/** From now on so many pieces can be had, all of them from one warehouse. */
const left = ({ kysely }: Database, skuCode: string, pieces: number) =>
  sql`update inventory.stock set quantity = sold + case when source_code = 'WH01' then ${pieces}::int else 0 end
    where sku_code = ${skuCode}`.execute(kysely);

const checkoutPlays: Plays = {
  async "nothing chosen yet"({ world, shopper, otherVisitor }) {
    const [{ productCode, skuCode }] = world.products;
    await shopper.add(productCode, skuCode);
    const path = `/checkout/${await shopper.begin()}`;
    const ended = matching("checkout", "Log in");
    return {
      pages: [
        { viewer: owner(shopper), path, names: matching("checkout"), leads: matching("place", "pay") },
        { viewer: guestViewer, path, names: ended, leads: matching("log in", "sign in", "cart") },
        { viewer: otherVisitor, path, names: ended, leads: toCart },
      ],
    };
  },
  async "everything chosen"({ world, shopper }) {
    const path = `/checkout/${await readyCheckout(world, shopper)}`;
    return { pages: [{ viewer: owner(shopper), path, names: matching("checkout"), leads: matching("place", "pay") }] };
  },
  async "everything chosen, to be fetched"({ world, shopper }) {
    const path = `/checkout/${await readyCheckout(world, shopper, { pickup: true })}`;
    return { pages: [{ viewer: owner(shopper), path, names: matching("checkout"), leads: matching("place", "pay") }] };
  },
  async "something in it is sold out since"({ world, shopper }) {
    const { productCode, skuCode } = await aScarceThing(world);
    await shopper.add(productCode, skuCode);
    const path = `/checkout/${await shopper.begin()}`;
    await left(world.database, skuCode, 0);
    return { pages: [{ viewer: owner(shopper), path, names: matching("checkout"), leads: toCart }] };
  },
  async "ordered already"({ world, shopper }) {
    const checkoutId = await readyCheckout(world, shopper);
    await shopper.place(checkoutId, "once");
    const path = `/checkout/${checkoutId}`;
    return { pages: [{ viewer: owner(shopper), path, names: matching("checkout"), leads: matching("order") }] };
  },
  async unknown({ shopper }) {
    const paths = ["/checkout/garbage", "/checkout/00000000-0000-4000-8000-000000000000", "/checkout/begin"];
    return { pages: paths.map((path) => ({ viewer: owner(shopper), path, names: matching("checkout", "cart") })) };
  },
};

const checkoutAgeing: Plays = {
  async "too old"({ world, shopper, later }) {
    const [{ productCode, skuCode }] = world.products;
    await shopper.add(productCode, skuCode);
    const path = `/checkout/${await shopper.begin()}`;
    await later();
    return { pages: [{ viewer: owner(shopper), path, names: matching("checkout"), leads: toCart }] };
  },
};

export const buyingScenes = (kind: Shopper["kind"]): Scene[] => [
  ...scenesOf("cart", cartPlays, kind, false),
  ...scenesOf("checkout", checkoutPlays, kind, false),
  ...scenesOf("checkout", checkoutAgeing, kind, true),
];
