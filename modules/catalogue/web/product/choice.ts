/** What the rules of choosing need to know of an SKU. */
export type Choosable = {
  readonly code: string;
  /** The value of each attribute, by attribute code. */
  readonly options: Readonly<Record<string, string>>;
  readonly stock: number;
  /** The flash sale that gives it a price now. */
  readonly flashSale: { readonly activityCode: string } | null;
};

/** The selection in the address; `showSoldOut` is true when a sold-out one was chosen on purpose. */
export type RequestedChoice = {
  readonly skuCode: string | null;
  readonly showSoldOut: boolean;
  /** The promotion the visitor came by; null without one. */
  readonly activityCode: string | null;
};

/** The availability of a value with the other choices: available, sold out, or no such combination. */
export type ValueState = "available" | "soldOut" | "apart";

/**
 * The SKU a page shows (D-32): the asked one if it can be bought or was chosen on purpose, else one that the asked flash sale gives a
 * price, else the first in stock, else the first.
 */
export function shownSku<S extends Choosable>(
  skus: readonly S[],
  { skuCode, showSoldOut, activityCode }: RequestedChoice,
): S | null {
  const inStock = skus.filter(({ stock }) => stock > 0);
  return (
    (showSoldOut ? skus : inStock).find(({ code }) => code === skuCode) ??
    inStock.find(({ flashSale }) => flashSale && flashSale.activityCode === activityCode) ??
    inStock[0] ??
    skus[0] ??
    null
  );
}

/** Whether one SKU has the chosen value and everything else the current one has. */
const agrees = (sku: Choosable, current: Choosable, attribute: string, value: string): boolean =>
  sku.options[attribute] === value &&
  Object.entries(current.options).every(([code, chosen]) => code === attribute || sku.options[code] === chosen);

/**
 * The SKU after a shopper chose a value: the one that differs in nothing else, also when it is sold out. Where the
 * values do not exist together, the one that keeps the most of what was chosen, preferably one in stock.
 */
export function skuWith<S extends Choosable>(skus: readonly S[], current: S, attribute: string, value: string): S {
  const exact = skus.find((sku) => agrees(sku, current, attribute, value));
  if (exact) return exact;
  let best = current;
  let bestScore = -1;
  for (const sku of skus) {
    if (sku.options[attribute] !== value) continue;
    const matching = Object.entries(sku.options).filter(([code, own]) => current.options[code] === own).length;
    const score = matching * 2 + (sku.stock > 0 ? 1 : 0);
    if (score > bestScore) [best, bestScore] = [sku, score];
  }
  return best;
}

export function valueState(
  skus: readonly Choosable[],
  current: Choosable,
  attribute: string,
  value: string,
): ValueState {
  const exact = skus.find((sku) => agrees(sku, current, attribute, value));
  if (!exact) return "apart";
  return exact.stock > 0 ? "available" : "soldOut";
}

/** A promotion of a product, as far as an address can ask for it. */
export type Askable = { readonly activityCode: string; readonly activityType: string };

/** The promotion an address names by code, by type or by both (B§2); undefined when it names none that runs for the product. */
export function askedActivity<A extends Askable>(activities: readonly A[], query: URLSearchParams): A | undefined {
  const [code, type] = [query.get("activityCode"), query.get("activityType")];
  if (!code && !type) return undefined;
  return activities.find(
    ({ activityCode, activityType }) => (!code || activityCode === code) && (!type || activityType === type),
  );
}

/** Reads the selection in an address. */
export const requestedSku = (query: URLSearchParams, activities: readonly Askable[]): RequestedChoice => ({
  skuCode: query.get("skuCode"),
  showSoldOut: query.get("soldOut") === "show",
  activityCode: askedActivity(activities, query)?.activityCode ?? null,
});

/** Whether the page's own links could have these parameters: arbitrary ones are not cached. */
export function isOwnQuery(
  skus: readonly Choosable[],
  activities: readonly Askable[],
  query: URLSearchParams,
): boolean {
  if (["skuCode", "soldOut", "activityCode", "activityType"].some((name) => query.getAll(name).length > 1))
    return false;
  if ((query.has("activityCode") || query.has("activityType")) && !askedActivity(activities, query)) return false;
  const [skuCode, soldOut] = [query.get("skuCode") ?? undefined, query.get("soldOut") ?? undefined];
  if (skuCode === undefined) return soldOut === undefined;
  return skus.some((sku) => sku.code === skuCode) && (soldOut === undefined || soldOut === "show");
}
