import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { Decision } from "../contract/activity-state.ts";
import { type ScopeTarget, scopeTargets } from "../contract/scope.ts";
import { calendar, firstProblem, from, type Problem, scope, texts } from "./draft-fields.ts";

/** A coupon as it is stored (D-40), without its counter of uses. */
export type Coupon = {
  readonly code: string;
  readonly names: Texts;
  readonly descriptions: Partial<Texts>;
  /** Either a percentage, with at most `mostDiscount` rupiah, or an amount. */
  readonly percent: number | null;
  readonly mostDiscount: Rupiah | null;
  readonly amount: Rupiah | null;
  /** Counted after promotions. */
  readonly minimumSpend: Rupiah;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly status: Decision;
  /** How many uses all buyers together, and each buyer, may have; null: unlimited. */
  readonly totalLimit: number | null;
  readonly perUserLimit: number | null;
  readonly membersOnly: boolean;
  /** Only for members it was handed to, once for each time. */
  readonly handedOnly: boolean;
  /** Its own code cannot be typed: it has many codes of one use each. */
  readonly singleUse: boolean;
  /** Whether it may be used on an order that promotions made cheaper already. */
  readonly stackable: boolean;
  readonly scope: readonly ScopeTarget[];
};

const flag = v.optional(v.boolean(), false);

/** A coupon as an editor writes it; what is left out has the usual value. */
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
  handedOnly: flag,
  singleUse: flag,
  stackable: flag,
  scope,
});

export type CouponDraft = v.InferInput<typeof couponDraftSchema>;

const money = (amount: number | undefined) => (amount === undefined ? null : rupiah(amount));

/** The draft as it is stored. */
export const couponOf = (draft: v.InferOutput<typeof couponDraftSchema>): Coupon => ({
  ...draft,
  // What is handed to members is for members.
  membersOnly: draft.membersOnly || draft.handedOnly,
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

/** What a coupon says that cannot be meant; null when it can be kept. */
export const couponProblem = (coupon: Coupon): Problem | null => firstProblem(coupon, rules);
