import * as v from "valibot";
import { rupiah } from "#kit/core/rupiah.ts";
import { isPicturePath } from "#kit/images/image-url.ts";
import { activityKinds, ribbonPositions } from "../contract/activity-kind.ts";
import { audiences } from "../contract/audience.ts";
import { scopeTargets } from "../contract/scope.ts";
import { calendar, from, scope, texts } from "./draft-fields.ts";
import type { Promotion } from "./promotion.ts";

const money = (least: number) => v.pipe(from(least), v.transform(rupiah));
const skuCode = v.pipe(v.string(), v.nonEmpty());

const giveaway = v.strictObject({ skuCode, number: v.optional(from(1), 1), price: v.optional(money(0), 0) });

const level = v.strictObject({
  threshold: from(1),
  reward: v.optional(from(1)),
  giveaways: v.optional(v.array(giveaway), []),
});

const flashSaleSku = v.strictObject({
  skuCode,
  price: money(1),
  stock: from(0),
  maxPerUser: v.optional(from(1)),
  shipsFrom: v.optional(v.pipe(v.string(), v.isoDate())),
});

const ribbon = v.strictObject({
  texts: v.optional(texts),
  image: v.optional(v.pipe(v.string(), v.check(isPicturePath, "a picture lies below /pictures/ or /media/"))),
  position: v.picklist(ribbonPositions),
});

const flag = v.optional(v.boolean(), false);

/** A promotion as an editor writes it; omitted fields get their default. */
export const promotionDraftSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9_]{2,40}$/, "a code has 2 to 40 capital letters, digits or underscores")),
  kind: v.picklist(activityKinds),
  names: texts,
  descriptions: v.optional(texts),
  remarks: v.optional(texts),
  labels: v.optional(texts),
  ...calendar,
  priority: v.optional(from(0), 100),
  sort: v.optional(from(0), 0),
  exclusive: flag,
  stackable: flag,
  amountByQty: flag,
  rewardByPercentage: flag,
  pwpCountsForTiers: flag,
  mostTimes: v.optional(from(1), 1),
  budget: v.optional(from(1)),
  ribbon: v.optional(ribbon),
  scope: v.optional(scope),
  priceFrom: v.optional(from(1)),
  priceUntil: v.optional(from(1)),
  audience: v.optional(v.picklist(audiences)),
  levels: v.optional(v.array(level), []),
  rule: v.optional(
    v.object({ code: v.string(), settings: v.record(v.string(), v.union([v.number(), v.string(), v.literal(true)])) }),
  ),
  flashSaleSkus: v.optional(v.array(flashSaleSku), []),
});

export type PromotionDraft = v.InferInput<typeof promotionDraftSchema>;

/** Converts a draft to the stored form. A flash sale's scope is derived from its SKUs and filled in later. */
export function promotionOf(draft: v.InferOutput<typeof promotionDraftSchema>): Promotion {
  const { descriptions = {}, remarks = {}, labels = {}, ribbon: worn, scope: touched, levels, flashSaleSkus } = draft;
  return {
    ...draft,
    descriptions,
    remarks,
    labels,
    budget: draft.budget ?? null,
    ribbon: worn ? { texts: worn.texts ?? null, image: worn.image ?? null, position: worn.position } : null,
    scope: touched === undefined ? [] : scopeTargets(touched),
    priceFrom: draft.priceFrom ?? null,
    priceUntil: draft.priceUntil ?? null,
    audience: draft.audience ?? null,
    rule: draft.rule ?? null,
    levels: levels.map(({ threshold, reward = null, giveaways }, index) => ({
      level: index + 1,
      threshold,
      reward,
      giveaways: giveaways.map((each) => ({ ...each, price: rupiah(each.price) })),
    })),
    flashSaleSkus: flashSaleSkus
      .map(({ maxPerUser = null, shipsFrom = null, ...sku }) => ({ ...sku, maxPerUser, shipsFrom }))
      .sort((one, other) => (one.skuCode < other.skuCode ? -1 : 1)),
  };
}
