import type { Transaction } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { unknownScopeEntries } from "#modules/catalogue/server/index.ts";
import type { CouponFields } from "../../contract/record/coupon-fields.ts";
import { couponFormProblems, isCouponCode, isCouponFields } from "../../contract/record/coupon-form.ts";
import { couponProblemAt, type FoundCouponProblem } from "../../contract/record/coupon-problem.ts";
import { couponRuleProblems } from "../../contract/record/coupon-rules.ts";
import { scopeTargets } from "../../contract/scope.ts";
import type { CouponSegments } from "../ports/segments.ts";
import { couponTies } from "../store/coupons.ts";
import { couponsOfSingleUseCodes } from "../store/single-use-codes.ts";

type Trx = Transaction<unknown>;
type Write = RecordWrite<RecordState>;
type Ties = { readonly used: number; readonly codesMade: number; readonly isTied: boolean };

const untied: Ties = { used: 0, codesMade: 0, isTied: false };

/** Validates coupons before they are saved: schema first, then rules, references, uses and existing codes. */
export async function checkCoupons(
  trx: Trx,
  writes: readonly Write[],
  now: Date,
  segments: CouponSegments,
): Promise<readonly FieldProblem[]> {
  const malformed = writes.flatMap(({ id, before, after }) => [
    ...(before === null && !isCouponCode(id) ? [{ id, ...couponProblemAt("", "code") }] : []),
    ...(after === null ? [] : couponFormProblems(after).map((problem) => ({ id, ...problem }))),
  ]);
  if (malformed.length > 0) return malformed;
  const ids = writes.map(({ id }) => id);
  const ties = await couponTies(trx, ids);
  const owners = await couponsOfSingleUseCodes(trx, ids);
  const unknown = await unknownTargets(trx, writes);
  const unknownSegment = await unknownSegments(trx, writes, segments);
  return writes.flatMap(({ id, before, after }) => {
    const saved = isCouponFields(after) ? after : null;
    const owner = owners.get(id);
    const found: FoundCouponProblem[] = [
      ...(before === null && owner !== undefined ? [couponProblemAt("", "codeOfAnother", owner)] : []),
      ...stepProblems(before as CouponFields | null, saved, ties.get(id) ?? untied, now),
      ...(saved === null ? [] : [...couponRuleProblems(saved), ...unknown(saved), ...unknownSegment(saved)]),
    ];
    return found.map((problem) => ({ id, ...problem }));
  });
}

/**
 * A coupon that has begun or was used can be stopped, but not deleted or made a draft again, and its kind of codes
 * cannot change.
 */
function stepProblems(
  before: CouponFields | null,
  after: CouponFields | null,
  { used, codesMade, isTied }: Ties,
  now: Date,
): FoundCouponProblem[] {
  if (before === null) return [];
  const hasBegun = before.status !== "draft" && before.beginsAt !== undefined && new Date(before.beginsAt) <= now;
  if (after === null) {
    if (hasBegun) return [couponProblemAt("status", "begun")];
    return isTied ? [couponProblemAt("status", "inUse")] : [];
  }
  const isWithdrawn = before.status !== "draft" && after.status === "draft";
  const kindChanges = before.singleUse !== after.singleUse;
  return [
    ...(isWithdrawn && (hasBegun || used > 0) ? [couponProblemAt("status", "begun")] : []),
    ...(kindChanges && (before.status !== "draft" || codesMade > 0 || isTied)
      ? [couponProblemAt("singleUse", "kindFixed")]
      : []),
    ...(after.totalLimit !== undefined && after.totalLimit < used
      ? [couponProblemAt("totalLimit", "usedAlready", String(used))]
      : []),
  ];
}

const pathOfTarget = { product: "scope/products", category: "scope/categories", brand: "scope/brands" } as const;

/** Unknown products, categories and brands; one statement for all coupons. */
async function unknownTargets(trx: Trx, writes: readonly Write[]) {
  const targetsOf = ({ scope = {} }: CouponFields) => scopeTargets(scope.everything ? "everything" : scope);
  const named = writes.flatMap(({ after }) => (isCouponFields(after) ? targetsOf(after) : []));
  const key = ({ target, code }: { readonly target: string; readonly code: string }) => `${target} ${code}`;
  const once = [...new Map(named.map((target) => [key(target), target])).values()];
  const unknown = new Set((await unknownScopeEntries(trx, once)).map(key));
  return (fields: CouponFields): FoundCouponProblem[] =>
    targetsOf(fields).flatMap((entry) =>
      entry.target !== "everything" && unknown.has(key(entry))
        ? [couponProblemAt(pathOfTarget[entry.target], "unknown", entry.code)]
        : [],
    );
}

/** A segment that does not exist, or is being deleted. */
async function unknownSegments(trx: Trx, writes: readonly Write[], segments: CouponSegments) {
  const named = writes.flatMap(({ after }) => (isCouponFields(after) ? (after.segment ?? []) : []));
  const known = named.length === 0 ? new Set() : await segments.lockKnown(trx, named);
  return ({ segment }: CouponFields): FoundCouponProblem[] =>
    segment === undefined || known.has(segment) ? [] : [couponProblemAt("segment", "unknown", segment)];
}
