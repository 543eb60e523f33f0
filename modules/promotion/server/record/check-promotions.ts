import type { Transaction } from "kysely";
import { pathOf, type RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { productsOfSkus, unknownScopeEntries } from "#modules/catalogue/server/index.ts";
import { lockMedia } from "#modules/media/server/index.ts";
import { formProblems, isPromotionState } from "../../contract/record/promotion-form.ts";
import { type FoundProblem, problemAt } from "../../contract/record/promotion-problem.ts";
import type { PromotionState } from "../../contract/record/promotion-state.ts";
import { missingToGoLive, ruleProblems } from "../../contract/record/promotion-state-rules.ts";
import type { PromotionRules } from "../../contract/rule/promotion-rule.ts";
import { missingRuleSettings, ruleSettingsProblems } from "../../contract/rule/rule-problems.ts";
import { lockSpent, wasTakenFrom } from "../store/budgets.ts";
import { soldInFlashSale } from "../store/flash-sale-sales.ts";

type Trx = Transaction<unknown>;

/**
 * Validates promotions before they are saved: schema first, then rules, references and sold units, and for live ones
 * missing fields.
 */
export async function checkPromotions(
  trx: Trx,
  writes: readonly RecordWrite<RecordState>[],
  { now, rules }: { readonly now: Date; readonly rules: PromotionRules },
): Promise<readonly FieldProblem[]> {
  const malformed = writes.flatMap(({ id, before, after }) => {
    const code = before === null && !/^[A-Z0-9_]{2,40}$/.test(id) ? [problemAt("", "invalid")] : [];
    return named(id, [...code, ...(after === null ? [] : formProblems(after))]);
  });
  if (malformed.length > 0) return malformed;
  const problems: FieldProblem[] = [];
  for (const { id, before, after } of writes) {
    const saved = isPromotionState(after) ? after : null;
    const former = before as PromotionState | null;
    const found = [
      ...(await stepProblems(trx, id, former, saved, now)),
      ...(saved === null
        ? []
        : [...ruleProblems(saved), ...settingsProblems(rules, saved), ...(await unknownReferences(trx, saved))]),
      ...(saved === null || saved.status === "draft" ? [] : missingToGoLive(saved)),
      ...(await soldProblems(trx, id, former, saved)),
      ...(await spentProblems(trx, id, saved)),
    ];
    problems.push(...named(id, found));
  }
  return problems;
}

/** What the chosen rule says about its settings; what is missing keeps a draft from going live. */
const settingsProblems = (rules: PromotionRules, { rule, status }: PromotionState): FoundProblem[] =>
  rule?.code === undefined
    ? []
    : [...ruleSettingsProblems(rules, rule), ...(status === "draft" ? [] : missingRuleSettings(rules, rule))];

const named = (id: string, problems: readonly FoundProblem[]): FieldProblem[] =>
  problems.map((problem) => ({ id, ...problem }));

/**
 * A promotion that has begun or granted a discount can be stopped, but cannot become a draft again or change its kind.
 */
async function stepProblems(
  trx: Trx,
  code: string,
  before: PromotionState | null,
  after: PromotionState | null,
  now: Date,
): Promise<FoundProblem[]> {
  if (before === null || before.status === "draft") return [];
  const isWithdrawn = after === null || after.status === "draft";
  const hasBegun = before.beginsAt !== undefined && new Date(before.beginsAt) <= now;
  // Its begin may have been moved after orders took from its budget.
  if (isWithdrawn) return hasBegun || (await wasTakenFrom(trx, code)) ? [problemAt("status", "begun")] : [];
  return after.kind === before.kind ? [] : [problemAt("kind", "kindFixed")];
}

/** Unknown products, categories, brands, SKUs and pictures. */
async function unknownReferences(trx: Trx, state: PromotionState): Promise<FoundProblem[]> {
  const { scope = {}, levels = [], skus = {}, ribbon } = state;
  const targets = await unknownScopeEntries(trx, [
    ...[...new Set(scope.products)].map((code) => ({ target: "product" as const, code })),
    ...[...new Set(scope.categories)].map((code) => ({ target: "category" as const, code })),
    ...[...new Set(scope.brands)].map((code) => ({ target: "brand" as const, code })),
  ]);
  const pathOfTarget = {
    product: "scope/products",
    category: "scope/categories",
    brand: "scope/brands",
    everything: "",
  };
  const given = levels.flatMap(({ giveaways = [] }, at) => giveaways.map(({ skuCode }) => ({ skuCode, at })));
  const known = await productsOfSkus(trx, [...Object.keys(skus), ...given.map(({ skuCode }) => skuCode)]);
  const gone = ribbon?.image === undefined ? [] : await lockMedia(trx, [ribbon.image]);
  return [
    ...targets.map(({ target, code }) => problemAt(pathOfTarget[target], "unknown", code)),
    ...given
      .filter(({ skuCode }) => !known.has(skuCode))
      .map(({ skuCode, at }) => problemAt(pathOf("levels", String(at), "giveaways"), "unknown", skuCode)),
    ...Object.keys(skus)
      .filter((code) => !known.has(code))
      .map((code) => problemAt(pathOf("skus", code), "unknown", code)),
    ...gone.map((path) => problemAt("ribbon/image", "unknown", path)),
  ];
}

/** An SKU with sold units cannot be removed, nor its units set below the number sold. */
async function soldProblems(
  trx: Trx,
  code: string,
  before: PromotionState | null,
  after: PromotionState | null,
): Promise<FoundProblem[]> {
  if (before?.kind !== "flashSale" || before.status === "draft") return [];
  const kept = after !== null && after.status !== "draft" ? (after.skus ?? {}) : {};
  return (await soldInFlashSale(trx, code)).flatMap(({ skuCode, sold }) => {
    const sku = kept[skuCode];
    if (sku === undefined) return [problemAt(pathOf("skus", skuCode), "sold", String(sold))];
    return (sku.stock ?? 0) < sold ? [problemAt(pathOf("skus", skuCode, "stock"), "sold", String(sold))] : [];
  });
}

/** A budget cannot be set below the amount spent. */
async function spentProblems(trx: Trx, code: string, after: PromotionState | null): Promise<FoundProblem[]> {
  if (after?.budget === undefined) return [];
  const spent = await lockSpent(trx, code);
  return after.budget < spent ? [problemAt("budget", "spent", spent.toLocaleString("id-ID"))] : [];
}
