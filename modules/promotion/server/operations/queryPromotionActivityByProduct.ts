import { sql } from "kysely";
import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import { readFragment } from "#kit/postgres/query-fragment.ts";
import type { PromotionDeps } from "../promotion-deps.ts";
import { productsOfSkus } from "../store/goods.ts";
import { findPromotions } from "../store/promotions.ts";
import { runningCampaigns } from "../store/running-campaigns.ts";
import { asShown, promotionOnWire } from "../wire/promotion-wire.ts";

const code = v.nullish(v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)));

/** The product is named directly, as the specification does, or inside `input`, also by one of its SKUs. */
const input = v.pipe(
  v.object({ productCode: code, input: v.nullish(v.object({ productCode: code, skuCode: code })) }),
  v.transform(({ productCode, input: named }) => ({
    productCode: productCode ?? named?.productCode,
    skuCode: named?.skuCode,
  })),
  v.check(({ productCode, skuCode }) => Boolean(productCode ?? skuCode)),
);

export const queryPromotionActivityByProduct = ({ database, clock }: PromotionDeps) =>
  query({
    access: "anyone",
    input,
    async run({ locale }, { productCode, skuCode }) {
      const db = database.kysely;
      const at = clock.now();
      const product = productCode ?? (skuCode ? (await productsOfSkus(db, [skuCode])).get(skuCode) : undefined);
      if (product === undefined) return [];
      const running = await readFragment(db, runningCampaigns(sql`${[product]}::text[]`, at, locale));
      const promotions = await findPromotions(
        db,
        running.map((campaign) => campaign.activityCode),
      );
      return promotions.sort(asShown).map((promotion) => promotionOnWire(promotion, locale, at));
    },
  });
