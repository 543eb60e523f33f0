import * as v from "valibot";
import { pathOf } from "#kit/core/fields/field-changes.ts";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import { activityKinds, ribbonPositions } from "../activity-kind.ts";
import { decisions } from "../activity-state.ts";
import { audiences } from "../audience.ts";
import type { FoundProblem, PromotionProblem } from "./promotion-problem.ts";
import type { PromotionState } from "./promotion-state.ts";

const code = v.pipe(v.string("invalid"), v.regex(/^[^\s/?#]{1,60}$/, "invalid"));
const text = (most: number) => v.pipe(v.string("invalid"), v.minLength(1, "invalid"), v.maxLength(most, "tooLong"));
const whole = (least: number, most: number) =>
  v.pipe(v.number("invalid"), v.integer("notWhole"), v.minValue(least, "notPositive"), v.maxValue(most, "tooMany"));
const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item, "invalid"), v.maxLength(most, "tooMany"));
const moment = v.pipe(
  v.string("invalid"),
  v.check((value) => Date.parse(value) >= 0 && new Date(value).toISOString() === value, "invalid"),
);
const texts = (most: number) => {
  const one = v.optional(text(most));
  return v.optional(v.strictObject({ "en-US": one, "id-ID": one, "vi-VN": one, "zh-CN": one }, "invalid"));
};
const flag = v.optional(v.literal(true, "invalid"));

/** Upper bound for amounts in rupiah. */
const mostRupiah = 100_000_000_000;
const mostUnits = 1_000_000;
const mostCodes = 1_000;
export const mostLevels = 20;
const mostPerBuyer = 10_000;

const giveaway = v.strictObject(
  { skuCode: code, number: v.optional(whole(1, 100)), price: v.optional(whole(1, mostRupiah)) },
  "invalid",
);

const level = v.strictObject(
  {
    threshold: v.optional(whole(1, mostRupiah)),
    reward: v.optional(whole(1, mostRupiah)),
    giveaways: v.optional(list(giveaway, 50)),
  },
  "invalid",
);

const sku = v.strictObject(
  {
    price: v.optional(whole(1, mostRupiah)),
    stock: v.optional(whole(0, mostUnits)),
    maxPerUser: v.optional(whole(1, mostPerBuyer)),
    shipsFrom: v.optional(
      v.pipe(
        v.string("invalid"),
        v.check((value) => asCalendarDay(value) === value, "invalid"),
      ),
    ),
  },
  "invalid",
);

const setting = v.pipe(v.string("invalid"), v.regex(/^[a-z][A-Za-z0-9]{0,39}$/, "invalid"));

/** Each rule says itself what its settings may be; the server asks it. */
const rule = v.strictObject(
  {
    code: v.optional(v.pipe(v.string("invalid"), v.regex(/^[a-z][a-z0-9-]{0,39}$/, "invalid"))),
    settings: v.optional(
      v.record(setting, v.union([whole(0, mostRupiah), text(60), v.literal(true)], "invalid"), "invalid"),
    ),
  },
  "invalid",
);

const promotion = v.strictObject({
  status: v.picklist(decisions, "invalid"),
  kind: v.picklist(activityKinds, "invalid"),
  names: texts(120),
  descriptions: texts(2_000),
  remarks: texts(500),
  labels: texts(60),
  beginsAt: v.optional(moment),
  endsAt: v.optional(moment),
  priority: v.optional(whole(0, 10_000)),
  sort: v.optional(whole(0, 10_000)),
  exclusive: flag,
  stackable: flag,
  amountByQty: flag,
  rewardByPercentage: flag,
  pwpCountsForTiers: flag,
  mostTimes: v.optional(whole(1, 100)),
  budget: v.optional(whole(1, mostRupiah)),
  ribbon: v.optional(
    v.strictObject(
      {
        texts: texts(24),
        image: v.optional(v.pipe(v.string("invalid"), v.regex(/^\/(?:pictures|media)\/\S+$/, "invalid"))),
        position: v.optional(v.picklist(ribbonPositions, "invalid")),
      },
      "invalid",
    ),
  ),
  scope: v.optional(
    v.strictObject(
      {
        everything: flag,
        products: v.optional(list(code, mostCodes)),
        categories: v.optional(list(code, mostCodes)),
        brands: v.optional(list(code, mostCodes)),
      },
      "invalid",
    ),
  ),
  priceFrom: v.optional(whole(1, mostRupiah)),
  priceUntil: v.optional(whole(1, mostRupiah)),
  audience: v.optional(v.picklist(audiences, "invalid")),
  levels: v.optional(list(level, mostLevels)),
  rule: v.optional(rule),
  skus: v.optional(
    v.pipe(
      v.record(code, sku, "invalid"),
      v.check((skus) => Object.keys(skus).length <= mostCodes, "tooMany"),
    ),
  ),
});

/** Schema errors of an untrusted state; if empty, the state is a `PromotionState`. */
export function formProblems(state: unknown): FoundProblem[] {
  const parsed = v.safeParse(promotion, state);
  return parsed.success ? [] : parsed.issues.map(problemOf);
}

export const isPromotionState = (state: unknown): state is PromotionState => formProblems(state).length === 0;

const problemOf = (issue: v.BaseIssue<unknown>): FoundProblem => ({
  path: pathOf(...(issue.path ?? []).map(({ key }) => String(key))),
  problem: codes.has(issue.message) ? (issue.message as PromotionProblem) : "invalid",
});

const codes = new Set<string>(["invalid", "tooLong", "tooMany", "notWhole", "notPositive"]);
