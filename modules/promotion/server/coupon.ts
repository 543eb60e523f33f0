import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { Decision } from "../contract/activity-state.ts";
import { type ScopeTarget, scopeTargets } from "../contract/scope.ts";
import { calendar, firstProblem, from, type Problem, scope, texts } from "./draft-fields.ts";

/** A coupon as stored (D-40), without its use counter. */
export type Coupon = {
  readonly code: string;
  readonly names: Texts;
  readonly descriptions: Partial<Texts>;
  /** Either a percentage, with at most `mostDiscount` rupiah, or an amount. */
  readonly percent: number | null;
  readonly mostDiscount: Rupiah | null;
  readonly amount: Rupiah | null;
  /** Compared with the price after promotions. */
  readonly minimumSpend: Rupiah;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly status: Decision;
  /** Maximum uses by all buyers together, and by each buyer; null: unlimited. */
  readonly totalLimit: number | null;
  readonly perUserLimit: number | null;
  readonly membersOnly: boolean;
  /** Only for members of this segment; null: it is not limited to one. */
  readonly segmentCode: string | null;
  /** Only for members it was handed to, one use per grant. */
  readonly handedOnly: boolean;
  /** It has generated single-use codes; its own code is refused. */
  readonly singleUse: boolean;
  /** Whether it applies to an order that promotions already discounted. */
  readonly stackable: boolean;
  readonly scope: readonly ScopeTarget[];
};

const flag = v.optional(v.boolean(), false);

/** A coupon as an editor writes it; omitted fields get their default. */
export const couponDraftSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,20}$/, "a coupon's code has 4 to 20 capital letters or digits")),
  names: texts,
  descriptions: v.optional(texts),
  percent: v.optional(v.pipe(from(1), v.maxValue(100))),
  mostDiscount: v.optional(from(1)),
  amount: v.optional(from(1)),
  minimumSpend: v.optional(from(0), 0),
  ...calendar,
  totalLimit: v.optional(from(1)),
  perUserLimit: v.optional(from(1)),
  membersOnly: flag,
  segmentCode: v.optional(v.string()),
  handedOnly: flag,
  singleUse: flag,
  stackable: flag,
  scope,
});

export type CouponDraft = v.InferInput<typeof couponDraftSchema>;

const money = (amount: number | undefined) => (amount === undefined ? null : rupiah(amount));

/** Converts a draft to the stored form. */
export const couponOf = (draft: v.InferOutput<typeof couponDraftSchema>): Coupon => ({
  ...draft,
  // A coupon that is handed to members is for members only.
  membersOnly: draft.membersOnly || draft.handedOnly,
  segmentCode: draft.segmentCode ?? null,
  descriptions: draft.descriptions ?? {},
  percent: draft.percent ?? null,
  mostDiscount: money(draft.mostDiscount),
  amount: money(draft.amount),
  minimumSpend: rupiah(draft.minimumSpend),
  totalLimit: draft.totalLimit ?? null,
  perUserLimit: draft.perUserLimit ?? null,
  scope: scopeTargets(draft.scope),
});

const rules: readonly ((coupon: Coupon) => Problem | null)[] = [
  ({ beginsAt, endsAt }) =>
    endsAt > beginsAt ? null : { where: "endsAt", problem: "a coupon ends after it has begun" },
  ({ percent, amount }) =>
    (percent === null) === (amount === null)
      ? { where: "percent", problem: "a coupon gives either a percentage or an amount" }
      : null,
  ({ percent, mostDiscount }) =>
    mostDiscount !== null && percent === null
      ? { where: "mostDiscount", problem: "only a percentage needs a limit to what it gives" }
      : null,
  ({ scope: touched }) => (touched.length === 0 ? { where: "scope", problem: "a coupon is good for something" } : null),
  ({ totalLimit, perUserLimit }) =>
    totalLimit !== null && perUserLimit !== null && perUserLimit > totalLimit
      ? { where: "perUserLimit", problem: "one buyer cannot use it more often than all together" }
      : null,
];

/** The first rule a coupon violates; null when it is valid. */
export const couponProblem = (coupon: Coupon): Problem | null => firstProblem(coupon, rules);
