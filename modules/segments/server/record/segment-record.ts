import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Json, RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { textProblems, trimTexts, unknownFields } from "#kit/postgres/records/text-fields.ts";
import { regionsByCode } from "#modules/address-book/server/index.ts";
import { unknownScopeEntries } from "#modules/catalogue/server/index.ts";
import { couponsOfSegments } from "#modules/promotion/server/index.ts";
import {
  conditionNames,
  conditionSchemas,
  isSegmentCode,
  longestSegmentName,
  mostSegments,
  type SegmentState,
  segmentFields,
  segmentType,
} from "../../contract/segment-state.ts";
import { countOtherSegments, lockSegments, readSegmentStates, writeSegmentStates } from "../store/segments.ts";
import { segmentProblems } from "./segment-problems.ts";

type Write = RecordWrite<SegmentState>;

/** Segments as records. An emptied one is deleted. */
export const segmentRecord: RecordType<SegmentState> = {
  name: segmentType,
  problemTexts: segmentProblems,
  titleOf: (state) => (state as SegmentState).name,
  normalise: (state) => {
    const { match, ...rest } = withoutEmpty(trimTexts(state));
    return match === undefined || match === "all" ? rest : { ...rest, match };
  },
  read: readSegmentStates,
  async check(trx, writes) {
    const kept = writes.flatMap(({ id, before, after }) => (after === null ? [] : [{ id, before, after }]));
    const problems = kept.flatMap(formProblems);
    if (problems.length > 0) return problems;
    return [
      ...(await referenceProblems(trx, kept)),
      ...(await tooManyProblems(trx, writes)),
      ...(await usedProblems(trx, writes)),
    ];
  },
  write: writeSegmentStates,
};

/** Empty lists and groups and values of false are left out, at every level. */
const withoutEmpty = (state: RecordState): RecordState =>
  Object.fromEntries(
    Object.entries(state).flatMap(([key, value]): [string, Json][] => {
      if (value === false || value === null) return [];
      if (Array.isArray(value)) return value.length === 0 ? [] : [[key, [...new Set(value as readonly Json[])]]];
      if (typeof value !== "object") return [[key, value]];
      const inner = withoutEmpty(value as RecordState);
      return Object.keys(inner).length === 0 ? [] : [[key, inner]];
    }),
  );

type Kept = { readonly id: string; readonly before: SegmentState | null; readonly after: SegmentState };

function formProblems({ id, before, after }: Kept): FieldProblem[] {
  const asked = conditionNames.filter((name) => after[name] !== undefined);
  return [
    ...(before === null && !isSegmentCode(id) ? [{ id, path: "", problem: "code" }] : []),
    ...(after.name === undefined ? [{ id, path: "name", problem: "required" }] : []),
    ...textProblems({ id, path: "name" }, after.name, { longest: longestSegmentName }),
    ...(after.match === undefined || after.match === "any" ? [] : [{ id, path: "match", problem: "unknown" }]),
    ...(asked.length === 0 ? [{ id, path: "conditions", problem: "noConditions" }] : []),
    ...unknownFields(id, after, segmentFields),
    ...asked.flatMap((name) => {
      const checked = v.safeParse(conditionSchemas[name], after[name]);
      return checked.success ? [] : checked.issues.map((issue) => problemOf(id, name, issue));
    }),
  ];
}

/** The field an issue is about: one in a condition, or the condition itself. Items of a list count as the list. */
function problemOf(id: string, name: string, issue: v.BaseIssue<unknown>): FieldProblem {
  const [field] = issue.path ?? [];
  const path = field === undefined ? name : `${name}/${String(field.key)}`;
  return { id, path, problem: Object.hasOwn(segmentProblems, issue.message) ? issue.message : "unknown" };
}

const targets = { products: "product", categories: "category", brands: "brand" } as const;

/** Goods and regions that are named must exist; two statements for any number of segments. */
async function referenceProblems(trx: Transaction<unknown>, kept: readonly Kept[]): Promise<FieldProblem[]> {
  const goods = kept.flatMap(({ id, after: { bought = {} } }) =>
    (["products", "categories", "brands"] as const).flatMap((group) =>
      (bought[group] ?? []).map((code) => ({ id, path: `bought/${group}`, target: targets[group], code })),
    ),
  );
  const unknown = await unknownScopeEntries(trx, goods);
  const regions = kept.flatMap(({ id, after }) => (after.region?.codes ?? []).map((code) => ({ id, code })));
  const found = await regionsByCode(
    trx,
    regions.map(({ code }) => code),
  );
  const places = new Set(found.flatMap(({ code, level }) => (level < 3 ? [code] : [])));
  return [
    ...unknown.map(({ id, path, code }) => ({ id, path, problem: "gone", detail: code })),
    ...regions
      .filter(({ code }) => !places.has(code))
      .map(({ id, code }) => ({ id, path: "region/codes", problem: "gone", detail: code })),
  ];
}

/** A segment that a coupon is limited to stays. A save of such a coupon holds the lock until it is seen here. */
async function usedProblems(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const gone = writes.flatMap(({ id, after }) => (after === null ? [id] : []));
  if (gone.length === 0) return [];
  await lockSegments(trx, gone, "deleting");
  const used = await couponsOfSegments(trx, gone);
  return gone.flatMap((id) => {
    const coupons = used.filter(({ segmentCode }) => segmentCode === id).map(({ code }) => code);
    return coupons.length === 0 ? [] : [{ id, path: "name", problem: "inUse", detail: coupons.slice(0, 5).join(", ") }];
  });
}

async function tooManyProblems(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const kept = writes.filter(({ after }) => after !== null);
  const added = kept.filter(({ before }) => before === null);
  if (added.length === 0) return [];
  const others = await countOtherSegments(
    trx,
    writes.map(({ id }) => id),
  );
  return others + kept.length > mostSegments
    ? added.map(({ id }) => ({ id, path: "", problem: "tooMany", detail: String(mostSegments) }))
    : [];
}
