import type { Transaction } from "kysely";
import { type FieldChange, type Json, pathOf, type RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { isPricePlanState } from "../../contract/price-plan/price-plan-form.ts";
import { repricedSkus } from "../../contract/price-plan/price-plan-rules.ts";
import type { PricePlanState } from "../../contract/price-plan/price-plan-state.ts";
import { belowFloors, readPriceFloors } from "../price-floors/price-floors.ts";
import { belowFloor, type PriceFloorRule } from "../records/product-record/check-price-floor.ts";
import { listPrices } from "../store/sku-prices.ts";
import { pricePlanRecord } from "./price-plan-record.ts";

/** What prices depend on: it is approved as a whole. */
const approvedFields = ["status", "beginsAt", "endsAt", "prices"];

/**
 * Price plans for staff who may only propose prices below the floor. Such a plan waits as a whole when it is scheduled or changed later;
 * a new plan must be saved as a draft first, because a proposal belongs to a record.
 */
export const pricePlanRecordWithFloor = (rule: PriceFloorRule): RecordType => {
  const type = pricePlanRecord(rule.clock);
  return {
    ...type,
    async check(trx, writes) {
      const problems = await type.check(trx, writes);
      const wrong = new Set(problems.map(({ id }) => id));
      const sound = writes.filter(({ id }) => !wrong.has(id));
      return [...problems, ...(await plansBelowFloor(trx, sound, rule))];
    },
  };
};

async function plansBelowFloor(
  trx: Transaction<unknown>,
  writes: readonly RecordWrite<RecordState>[],
  rule: PriceFloorRule,
): Promise<FieldProblem[]> {
  const repriced = writes.flatMap(({ id, before, after }) => {
    if (!isPricePlanState(after)) return [];
    const skus = repricedSkus(before as PricePlanState | null, after);
    return skus.length === 0
      ? []
      : [{ id, before, prices: new Map(skus.map((code) => [code, after.prices?.[code] ?? 0])) }];
  });
  const codes = repriced.flatMap(({ prices }) => [...prices.keys()]);
  const floors = await readPriceFloors(trx, [...new Set(codes)], rule);
  const detail = String(rule.percent);
  return repriced.flatMap(({ id, before, prices }): FieldProblem[] => {
    if (belowFloors(prices, floors).length === 0) return [];
    if (before === null) return [{ id, path: "status", problem: "saveFirst" }];
    return approvedFields.map((path) => ({ id, path, problem: belowFloor, detail }));
  });
}

/** A proposal in words: besides the fields that change, each SKU's list price and its planned one. */
export async function shownPlanChanges(
  trx: Transaction<unknown>,
  proposals: readonly { readonly changes: readonly FieldChange[] }[],
): Promise<readonly (readonly FieldChange[])[]> {
  const planned = proposals.map(({ changes }) => plannedIn(changes.find(({ path }) => path === "prices")?.after));
  const lists = await listPrices(trx, [...new Set(planned.flatMap(Object.keys))]);
  return proposals.map(({ changes }, place) => [
    ...changes.filter(({ path, before, after }) => path !== "prices" && before !== after),
    ...Object.entries(planned[place] ?? {}).map(([code, after]) => {
      const before = lists.get(code);
      return { path: pathOf("prices", code), ...(before === undefined ? {} : { before }), after };
    }),
  ]);
}

const plannedIn = (prices: Json | undefined): Readonly<Record<string, Json>> => {
  const isGroup = typeof prices === "object" && prices !== null && !Array.isArray(prices);
  return isGroup ? (prices as Readonly<Record<string, Json>>) : {};
};
