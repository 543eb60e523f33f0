import type { Kysely } from "kysely";
import { type FieldChange, isEqualJson, type Json, pathOf } from "#kit/core/fields/field-changes.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { skuPrices } from "#modules/catalogue/server/index.ts";
import type { LevelState, PromotionState, RuleState, ScopeState } from "../../contract/record/promotion-state.ts";

type Skus = NonNullable<PromotionState["skus"]>;
type Proposed = { readonly changes: readonly FieldChange[] };

const changeAt = (changes: readonly FieldChange[], field: keyof PromotionState) =>
  changes.find(({ path }) => path === field);

/** A promotion that goes live is new to shoppers: everything about it is shown, as if nothing had been there. */
const goesLive = (changes: readonly FieldChange[]): boolean => {
  const status = changeAt(changes, "status");
  return status?.after === "active" && status.before !== "active";
};

/**
 * What proposals would change about promotions, one value a line: prices and units by SKU, rewards by level. The price before a
 * flash sale is the SKU's price without promotions.
 */
export async function shownPromotionChanges(
  db: Kysely<unknown>,
  proposals: readonly Proposed[],
): Promise<readonly (readonly FieldChange[])[]> {
  const skus = proposals.flatMap(({ changes }) => Object.keys((changeAt(changes, "skus")?.after ?? {}) as Skus));
  const prices = skus.length === 0 ? new Map<string, never>() : await skuPrices(db, [...new Set(skus)]);
  const priceNow = (sku: string): number | undefined => prices.get(sku)?.price;
  return proposals.map(({ changes }) => {
    const isNew = goesLive(changes);
    return changes.flatMap(({ path, before, after }) => {
      const old = isNew && path !== "status" ? undefined : before;
      return linesOf(path, old, after, priceNow).filter((line) => !isEqualJson(line.before, line.after));
    });
  });
}

function linesOf(
  path: string,
  before: Json | undefined,
  after: Json | undefined,
  priceNow: (sku: string) => number | undefined,
): FieldChange[] {
  if (path === "skus") return skuLines(before as Skus | undefined, after as Skus | undefined, priceNow);
  const parts = path === "levels" ? levelParts : path === "scope" ? scopeParts : path === "rule" ? ruleParts : null;
  if (parts === null) return [lineOf(path, before, after)];
  const [old, now] = [parts(before), parts(after)];
  return [...new Set([...old.keys(), ...now.keys()])].map((part) => lineOf(part, old.get(part), now.get(part)));
}

const lineOf = (path: string, before: Json | undefined, after: Json | undefined): FieldChange => ({
  path,
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

/** Prices of all SKUs first: they are what an approver looks for. */
function skuLines(before: Skus = {}, after: Skus = {}, priceNow: (sku: string) => number | undefined): FieldChange[] {
  const codes = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return (["price", "stock", "maxPerUser", "shipsFrom"] as const).flatMap((field) =>
    codes.map((code) => {
      const usual = field === "price" && before[code] === undefined ? priceNow(code) : undefined;
      return lineOf(pathOf("skus", code, field), before[code]?.[field] ?? usual, after[code]?.[field]);
    }),
  );
}

const levelParts = (value: Json | undefined): ReadonlyMap<string, Json> =>
  new Map(
    ((value ?? []) as readonly LevelState[]).flatMap(({ threshold, reward, giveaways = [] }, at) =>
      given([
        [pathOf("levels", String(at), "threshold"), threshold],
        [pathOf("levels", String(at), "reward"), reward],
        ...giveaways.map(
          ({ skuCode, number = 1, price = 0 }) =>
            [pathOf("levels", String(at), skuCode, "giveaway"), `${number} × ${rp(price)}`] as const,
        ),
      ]),
    ),
  );

const ruleParts = (value: Json | undefined): ReadonlyMap<string, Json> => {
  const { code, settings = {} } = (value ?? {}) as RuleState;
  const named = Object.entries(settings).map(([name, one]) => [pathOf("rule", "settings", name), one] as const);
  return new Map(given([["rule/code", code], ...named]));
};

const scopeParts = (value: Json | undefined): ReadonlyMap<string, Json> => {
  const { everything, products = [], categories = [], brands = [] } = (value ?? {}) as ScopeState;
  const listed = (codes: readonly string[]) => (codes.length === 0 ? undefined : codes.join(", "));
  return new Map(
    given([
      [pathOf("scope", "everything"), everything],
      [pathOf("scope", "products"), listed(products)],
      [pathOf("scope", "categories"), listed(categories)],
      [pathOf("scope", "brands"), listed(brands)],
    ]),
  );
};

const given = (entries: readonly (readonly [string, Json | undefined])[]): (readonly [string, Json])[] =>
  entries.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined);
