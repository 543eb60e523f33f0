import { pathOf } from "#kit/core/fields/field-changes.ts";
import { fallbackLocale } from "#kit/core/locale.ts";
import type { FoundProblem } from "./product-problem.ts";
import type { CertificateType, ProductState, SkuState } from "./product-state.ts";

const problem = (path: string, code: FoundProblem["problem"], detail?: string): FoundProblem => ({
  path,
  problem: code,
  ...(detail === undefined ? {} : { detail }),
});

/** What contradicts itself in a product, on sale or not. */
export function ruleProblems(state: ProductState): FoundProblem[] {
  const skus = Object.entries(state.skus ?? {});
  return [...skus.flatMap(([code, sku]) => priceProblems(code, sku)), ...sameChoices(skus), ...repeated(state)];
}

function priceProblems(code: string, { price, salePrice, saleFrom, saleUntil }: SkuState): FoundProblem[] {
  const found: FoundProblem[] = [];
  if (price !== undefined && salePrice !== undefined && salePrice >= price)
    found.push(problem(pathOf("skus", code, "salePrice"), "notBelowPrice"));
  if (saleFrom !== undefined && saleUntil !== undefined && saleUntil <= saleFrom)
    found.push(problem(pathOf("skus", code, "saleUntil"), "endsBeforeItBegins"));
  return found;
}

/** The options as one text, the same for any order. */
export const choiceOf = ({ options = {} }: SkuState): string =>
  JSON.stringify(Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1)));

function sameChoices(skus: readonly (readonly [string, SkuState])[]): FoundProblem[] {
  const first = new Map<string, string>();
  return skus.flatMap(([code, sku]) => {
    const choice = choiceOf(sku);
    const other = first.get(choice);
    if (other === undefined) first.set(choice, code);
    return other === undefined ? [] : [problem(pathOf("skus", code, "options"), "sameChoice", other)];
  });
}

function repeated({ categoryCodes = [], facts = [], crossSells = [] }: ProductState): FoundProblem[] {
  const twice = (list: readonly string[]) => list.find((item, at) => list.indexOf(item) < at);
  const category = twice(categoryCodes);
  const fact = twice(facts.map(({ code }) => code));
  const crossSell = twice(crossSells);
  return [
    ...(category === undefined ? [] : [problem("categoryCodes", "duplicate", category)]),
    ...(fact === undefined ? [] : [problem("facts", "duplicate", fact)]),
    ...(crossSell === undefined ? [] : [problem("crossSells", "duplicate", crossSell)]),
  ];
}

/**
 * Everything a product lacks before it can be on sale, in the order of its page. English is required because every other language falls
 * back to it. `certificates` are those its categories demand.
 */
export function missingForSale(state: ProductState, certificates: readonly CertificateType[] = []): FoundProblem[] {
  const missing = (path: string, detail?: string) => problem(path, "missing", detail);
  const found: FoundProblem[] = [];
  for (const group of ["names", "descriptions"] as const)
    if (!state[group]?.[fallbackLocale]) found.push(missing(pathOf(group, fallbackLocale)));
  for (const field of ["brandCode", "categoryCodes", "releasedOn"] as const)
    if (state[field] === undefined) found.push(missing(field));
  if (!state.media?.some(({ type }) => type === "image")) found.push(missing("media"));
  for (const type of certificates)
    if (!state.certificates?.some((certificate) => certificate.type === type))
      found.push(missing("certificates", type));
  const skus = Object.entries(state.skus ?? {});
  if (skus.length === 0) found.push(missing("skus"));
  const attributes = [...new Set(skus.flatMap(([, { options = {} }]) => Object.keys(options)))];
  for (const [code, sku] of skus) {
    for (const field of ["price", "grams", "box"] as const)
      if (sku[field] === undefined) found.push(missing(pathOf("skus", code, field)));
    const lacking = attributes.find((attribute) => sku.options?.[attribute] === undefined);
    if (lacking !== undefined) found.push(problem(pathOf("skus", code, "options"), "incompleteChoice", lacking));
  }
  return found;
}
