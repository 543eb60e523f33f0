import type { Json, RecordState } from "#kit/core/fields/field-changes.ts";
import { defaultPriority } from "./promotion-state.ts";

type Group = { readonly [key: string]: Json };

const isGroup = (value: Json | undefined): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Trims texts, and drops null, false, empty texts, empty lists and empty groups: they mean "not filled in". */
function compact(value: Json): Json | undefined {
  if (value === null || value === false) return undefined;
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  if (Array.isArray(value)) return value.length === 0 ? undefined : value;
  return isGroup(value) ? compactGroup(value) : value;
}

export function compactGroup(group: Group): Group | undefined {
  const entries: [string, Json][] = [];
  for (const [key, value] of Object.entries(group)) {
    const compacted = compact(value);
    if (compacted !== undefined) entries.push([key, compacted]);
  }
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

export const withoutUndefined = (group: { readonly [key: string]: Json | undefined }): Group =>
  Object.fromEntries(Object.entries(group).filter((entry): entry is [string, Json] => entry[1] !== undefined));

/** Converts a moment to ISO 8601; other values stay and fail validation. */
export function moment(value: Json | undefined): Json | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return value;
  const parsed = new Date(value);
  return Number.isNaN(parsed.getTime()) ? value : parsed.toISOString();
}

/** A level without any field is kept; the default number 1 is dropped. */
const compactLevel = (level: Json): Json => {
  if (!isGroup(level)) return level;
  const { giveaways, ...rest } = level;
  const given = Array.isArray(giveaways)
    ? giveaways.map((one) =>
        isGroup(one)
          ? withoutUndefined({ ...compactGroup(one), number: one.number === 1 ? undefined : one.number })
          : one,
      )
    : giveaways;
  return withoutUndefined({
    ...compactGroup(rest),
    giveaways: Array.isArray(given) && given.length === 0 ? undefined : (given ?? undefined),
  });
};

const unless = (usual: Json, value: Json | undefined): Json | undefined => (value === usual ? undefined : value);

/**
 * The canonical form of a promotion's state from any source. A new promotion is a draft; default values are not stored.
 */
export function normalisePromotion(state: RecordState): RecordState {
  if (Object.keys(state).length === 0) return state;
  const { skus, levels, ...rest } = state;
  const filled = compactGroup(rest) ?? {};
  // An SKU without any field is kept: only groups below it are compacted.
  const kept = isGroup(skus)
    ? Object.fromEntries(
        Object.entries(skus).map(([code, sku]) => [code, isGroup(sku) ? (compactGroup(sku) ?? {}) : sku]),
      )
    : skus;
  return withoutUndefined({
    status: "draft",
    ...filled,
    beginsAt: moment(filled.beginsAt),
    endsAt: moment(filled.endsAt),
    priority: unless(defaultPriority, filled.priority),
    sort: unless(0, filled.sort),
    mostTimes: unless(1, filled.mostTimes),
    levels: Array.isArray(levels)
      ? levels.length === 0
        ? undefined
        : levels.map(compactLevel)
      : levels === null
        ? undefined
        : levels,
    skus: kept === null || (isGroup(kept) && Object.keys(kept).length === 0) ? undefined : kept,
  });
}
