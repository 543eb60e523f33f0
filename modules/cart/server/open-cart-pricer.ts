import { fallbackLocale } from "#kit/core/locale.ts";
import { type CatalogueSku, liveSkus } from "#modules/catalogue/server/index.ts";
import type { BuyerKind } from "#modules/promotion/contract/audience.ts";
import type { PromotionRules } from "#modules/promotion/contract/rule/promotion-rule.ts";
import type { CartPromotions, OpenCartPricer, PricedOpenCart, Promotion } from "#modules/promotion/server/index.ts";
import { basketInput, promotionsOf } from "./basket-input.ts";
import { joinLines, skuCodesOf } from "./cart.ts";
import type { CartDeps } from "./cart-deps.ts";
import { buyerKindOf } from "./cart-owner.ts";
import { priceCart } from "./price-cart.ts";
import { type PricedCartRows, readManyCarts } from "./store/cart-query.ts";
import { newestOwners } from "./store/open-carts.ts";

/** Carts in memory at a time. */
const batchSize = 100;

type Deps = Pick<CartDeps, "database" | "products"> & { readonly promotions: Pick<CartDeps["promotions"], "rules"> };

/** Prices the newest carts as their pages do, once for each set of promotions; one statement for each batch. */
export const openCartPricer = ({ database, products, promotions: { rules } }: Deps): OpenCartPricer =>
  async function* priceOpenCarts(at, sets, limit) {
    const db = database.kysely;
    const owners = await newestOwners(db, limit);
    const gifts = [...new Set(sets.flatMap(({ giftSkus }) => giftSkus))];
    for (let from = 0; from < owners.length; from += batchSize) {
      const carts = await readManyCarts(db, owners.slice(from, from + batchSize).map(queryOf), gifts);
      const codes = new Set(carts.flatMap(({ lines }) => skuCodesOf(lines)));
      const [first] = carts;
      if (!first) return;
      const skus = await products.bySku(db, [...codes], fallbackLocale, first.catalogueVersion);
      yield carts.map((cart, index) => {
        const buyer = buyerKindOf(owners[from + index] ?? "", cart.isClubMember);
        return sets.map((set) => priceWith({ cart, buyer, skus, rules }, set, at));
      });
    }
  };

/** Limits per buyer are known for members; a guest's contact data is not, before the checkout. */
const queryOf = (owner: string) => ({ owner, buyerKey: owner.startsWith("member:") ? owner : null });

type OpenCart = {
  readonly cart: PricedCartRows;
  readonly buyer: BuyerKind;
  readonly skus: ReadonlyMap<string, CatalogueSku>;
  readonly rules: PromotionRules;
};

function priceWith(
  { cart: rows, buyer, skus, rules }: OpenCart,
  set: CartPromotions,
  at: Date,
): PricedOpenCart[number] {
  const own = new Map(
    skuCodesOf(rows.lines).flatMap((code) => {
      const sku = skus.get(code);
      return sku ? [[code, sku] as const] : [];
    }),
  );
  const live = { stock: rows.stock, promotions: set.active(rows.promotions), at };
  const lines = joinLines(rows.lines, liveSkus(own, live, fallbackLocale), rows.inStores);
  const { promotions, missing } = promotionsOf(lines);
  const offers = missing.map(set.find).filter((found): found is Promotion => found !== null);
  const input = basketInput(lines, { ...rows, buyer, rules, promotions: [...promotions, ...offers] });
  const { basket, priced } = priceCart(input);
  return { basket, priced };
}
