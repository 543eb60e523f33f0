import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import type { PromotionDeps } from "../promotion-deps.ts";
import { asShown, promotionOnWire } from "../wire/promotion-wire.ts";

const code = v.nullish(v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)));

/**
 * The product is given as an argument of its own, as in the specification, or inside `input`, also by one of its SKUs.
 */
const input = v.pipe(
  v.object({ productCode: code, input: v.nullish(v.object({ productCode: code, skuCode: code })) }),
  v.transform(({ productCode, input: named }) => ({
    productCode: productCode ?? named?.productCode,
    skuCode: named?.skuCode,
  })),
  v.check(({ productCode, skuCode }) => Boolean(productCode ?? skuCode)),
);

export const queryPromotionActivityByProduct = ({ database, products, clock }: PromotionDeps) =>
  query({
    access: "anyone",
    input,
    async run({ locale }, { productCode, skuCode }) {
      const key = productCode
        ? { kind: "product" as const, code: productCode }
        : { kind: "sku" as const, code: skuCode ?? "" };
      const active = await products.promotionsOf(database.kysely, key, locale);
      const promotions = active.map(({ promotion }) => promotion).sort(asShown);
      const at = clock.now();
      return promotions.map((promotion) => promotionOnWire(promotion, locale, at));
    },
  });
