import type { Json, RecordState } from "#kit/core/fields/field-changes.ts";

type Group = { readonly [key: string]: Json };

const isGroup = (value: Json | undefined): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Trims texts, and drops null, empty texts, empty lists and empty groups: they mean "not filled in". */
function compact(value: Json): Json | undefined {
  if (value === null) return undefined;
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  if (Array.isArray(value)) return value.length === 0 ? undefined : value;
  return isGroup(value) ? compactGroup(value) : value;
}

function compactGroup(group: Group): Group | undefined {
  const entries: [string, Json][] = [];
  for (const [key, value] of Object.entries(group)) {
    const compacted = compact(value);
    if (compacted !== undefined) entries.push([key, compacted]);
  }
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** A moment as JSON writes it; anything else stays for the check to refuse. */
function moment(value: Json | undefined): Json | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return value;
  const parsed = new Date(value);
  return Number.isNaN(parsed.getTime()) ? value : parsed.toISOString();
}

const withoutUndefined = (group: { readonly [key: string]: Json | undefined }): Group =>
  Object.fromEntries(Object.entries(group).filter((entry): entry is [string, Json] => entry[1] !== undefined));

/** A number or barcode that repeats the SKU's code, and a sale price equal to the price, are redundant. */
const normaliseSku = (code: string, sku: Group): Group =>
  withoutUndefined({
    ...sku,
    number: sku.number === code ? undefined : sku.number,
    barcode: sku.barcode === code ? undefined : sku.barcode,
    salePrice: sku.salePrice === sku.price ? undefined : sku.salePrice,
    saleFrom: moment(sku.saleFrom),
    saleUntil: moment(sku.saleUntil),
  });

/** SKUs without a place follow the others, in the order they came in. */
function normaliseSkus(skus: Group): Group {
  const places = Object.values(skus).map((sku) => (isGroup(sku) ? sku.position : undefined));
  let next = Math.max(-1, ...places.filter((place) => typeof place === "number")) + 1;
  return Object.fromEntries(
    Object.entries(skus).map(([code, sku]) => {
      if (!isGroup(sku)) return [code, sku];
      return [code, normaliseSku(code, { ...sku, position: sku.position ?? next++ })];
    }),
  );
}

/** The canonical form of a product's state from any source. A new product is a draft. */
export function normaliseProduct(state: RecordState): RecordState {
  if (Object.keys(state).length === 0) return state;
  const { skus, remindable, ...rest } = state;
  // An SKU without any field is still one: groups are compacted below it only.
  const compactSkus = isGroup(skus)
    ? Object.fromEntries(
        Object.entries(skus).map(([code, sku]) => [code, isGroup(sku) ? (compactGroup(sku) ?? {}) : sku]),
      )
    : skus;
  return withoutUndefined({
    status: "draft",
    ...compactGroup(rest),
    remindable: remindable === false || remindable === null ? undefined : remindable,
    skus:
      isGroup(compactSkus) && Object.keys(compactSkus).length > 0
        ? normaliseSkus(compactSkus)
        : isGroup(compactSkus) || compactSkus === null
          ? undefined
          : compactSkus,
  });
}
