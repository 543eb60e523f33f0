import type { Kysely } from "kysely";
import { isEqualJson, type RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import {
  belowFloors,
  type PriceBelowFloor,
  type PriceFloorRule,
  readPriceFloors,
} from "#modules/catalogue/server/index.ts";
import { mayHaveBudget } from "../../contract/budget.ts";
import type { PromotionProblem } from "../../contract/record/promotion-problem.ts";
import type { PromotionState } from "../../contract/record/promotion-state.ts";
import type { PromotionRules } from "../../contract/rule/promotion-rule.ts";
import { promotionRecord } from "./promotion-record.ts";

/** What staff may put live without a second person. */
export type PromotionLimits = PriceFloorRule & {
  /** The rules of extensions that order promotions may have. */
  readonly promotionRules?: PromotionRules;
  /** The highest budget in rupiah; 0 is no limit. */
  readonly budgetLimit: number;
};

export const needsApproval = "needsApproval" satisfies PromotionProblem;

/** Texts and the order on pages change no price: they never wait. */
type TextField = "names" | "descriptions" | "remarks" | "labels" | "ribbon" | "sort";

const isProposed = {
  status: true,
  kind: true,
  beginsAt: true,
  endsAt: true,
  budget: true,
  skus: true,
  levels: true,
  rule: true,
  scope: true,
  audience: true,
  priceFrom: true,
  priceUntil: true,
  priority: true,
  exclusive: true,
  stackable: true,
  amountByQty: true,
  rewardByPercentage: true,
  pwpCountsForTiers: true,
  mostTimes: true,
} as const satisfies Record<Exclude<keyof PromotionState, TextField>, true>;

/**
 * The fields of a proposal, in the order a screen shows them. Those that stay as they are belong to it too: an edit of the draft
 * makes the proposal outdated, so nothing goes live that its approver has not seen.
 */
const proposedFields = Object.keys(isProposed) as readonly (keyof typeof isProposed)[];

/** Promotions for staff who may only propose what is over the limits: each field of such a change is the problem `needsApproval`. */
export const promotionRecordWithLimits = (limits: PromotionLimits): RecordType => {
  const type = promotionRecord(limits.clock, limits.promotionRules);
  return {
    ...type,
    async check(trx, writes) {
      const problems = [...(await type.check(trx, writes))];
      const wrong = new Set(problems.map(({ id }) => id));
      for (const write of writes.filter(({ id }) => !wrong.has(id)))
        if (changesOffer(write) && isOver(await findOverLimits(trx, write.after as PromotionState, limits)))
          problems.push(...approvalProblems(write));
      return problems;
    },
  };
};

/** It goes live, or changes other than in its texts while it is live. */
const changesOffer = ({ before, after }: RecordWrite<RecordState>): boolean =>
  after?.status === "active" && proposedFields.some((field) => !isEqualJson(before?.[field], after[field]));

/** A proposal is about a saved promotion: its approver can open it. */
const approvalProblems = ({ id, before }: RecordWrite<RecordState>): FieldProblem[] =>
  before === null
    ? [{ id, path: "status", problem: "saveFirst" satisfies PromotionProblem }]
    : proposedFields.map((path) => ({ id, path, problem: needsApproval }));

export type OverLimits = {
  readonly belowFloor: readonly PriceBelowFloor[];
  /** The limit, if the promotion's budget is above it, or if it could have a budget and has none. */
  readonly budgetLimit: number | null;
};

export const isOver = ({ belowFloor, budgetLimit }: OverLimits): boolean =>
  belowFloor.length > 0 || budgetLimit !== null;

/** What about this promotion a second person has to approve before it goes live. */
export async function findOverLimits(
  db: Kysely<unknown>,
  { kind, skus = {}, budget }: PromotionState,
  limits: PromotionLimits,
): Promise<OverLimits> {
  const prices = new Map(
    Object.entries(kind === "flashSale" ? skus : {}).flatMap(([code, { price }]) =>
      price === undefined ? [] : [[code, price] as const],
    ),
  );
  const { budgetLimit } = limits;
  const isOverBudget = budgetLimit > 0 && mayHaveBudget(kind) && (budget === undefined || budget > budgetLimit);
  return {
    belowFloor: belowFloors(prices, await readPriceFloors(db, [...prices.keys()], limits)),
    budgetLimit: isOverBudget ? budgetLimit : null,
  };
}
