import type { Transaction } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { lockMedia } from "#modules/media/server/index.ts";
import { formProblems, isProductState } from "../../../contract/product/product-form.ts";
import type { FoundProblem } from "../../../contract/product/product-problem.ts";
import { missingForSale, ruleProblems } from "../../../contract/product/product-rules.ts";
import type { ProductState } from "../../../contract/product/product-state.ts";
import type { SkuUses } from "../../ports/sku-uses.ts";
import { allSkusOf, lockCatalogue, readProductReferences } from "../../store/product-references.ts";
import { duplicateProblems } from "./duplicate-skus.ts";
import { certificatesOf, unknownReferences } from "./unknown-references.ts";

/** What keeps products from being saved: their form first, then rules, references and, for those on sale, everything missing. */
export async function checkProducts(
  trx: Transaction<unknown>,
  writes: readonly RecordWrite<RecordState>[],
  { usedSkus }: SkuUses,
): Promise<readonly FieldProblem[]> {
  const malformed = writes.flatMap(({ id, after }) => (after === null ? [] : named(id, formProblems(after))));
  const codes = writes.flatMap(({ id, before }) =>
    before !== null || /^[^\s/?#]{1,60}$/.test(id) ? [] : [{ id, path: "", problem: "invalid" }],
  );
  if (malformed.length + codes.length > 0) return [...codes, ...malformed];

  await lockCatalogue(trx);
  const saved = new Map<string, ProductState>();
  for (const { id, after } of writes) if (isProductState(after)) saved.set(id, after);
  const deleted = writes.filter(({ after }) => after === null).map(({ id }) => id);
  const references = await readProductReferences(trx, askedOf([...saved.values()]));
  const removed = new Set(deleted);
  // Locked until the end: no other transaction removes a library file that these products start to show.
  const gone = new Set(await lockMedia(trx, [...new Set([...saved.values()].flatMap(pathsOf))]));
  return [
    ...[...saved].flatMap(([id, state]) =>
      named(id, [
        ...ruleProblems(state),
        ...unknownReferences(state, references),
        ...pathsOf(state).flatMap((path) =>
          gone.has(path) ? [{ path: "media", problem: "unknown" as const, detail: path }] : [],
        ),
        ...(state.status === "onSale" ? missingForSale(state, certificatesOf(state, references)) : []),
      ]),
    ),
    ...duplicateProblems(saved, references.skus, removed),
    ...(deleted.length === 0 ? [] : await inUse(trx, deleted, usedSkus)),
  ];
}

const pathsOf = ({ media = [] }: ProductState): string[] => media.map(({ url }) => url);

const named = (id: string, problems: readonly FoundProblem[]): FieldProblem[] =>
  problems.map((problem) => ({ id, ...problem }));

/** A product one of whose SKUs is in use is archived instead of deleted. */
async function inUse(
  trx: Transaction<unknown>,
  products: readonly string[],
  usedSkus: SkuUses["usedSkus"],
): Promise<FieldProblem[]> {
  const skus = await allSkusOf(trx, products);
  const used = await usedSkus(trx, [...skus.values()].flat());
  return products.flatMap((id) => {
    const first = skus.get(id)?.find((code) => used.has(code));
    return first === undefined ? [] : [{ id, path: "status", problem: "inUse", detail: first }];
  });
}

const askedOf = (states: readonly ProductState[]) => {
  const skus = states.flatMap((state) => Object.entries(state.skus ?? {}));
  return {
    brands: states.flatMap(({ brandCode }) => brandCode ?? []),
    categories: states.flatMap(({ categoryCodes }) => categoryCodes ?? []),
    products: states.flatMap(({ crossSells }) => crossSells ?? []),
    attributes: [
      ...states.flatMap(({ picturedBy }) => picturedBy ?? []),
      ...new Set(skus.flatMap(([, { options }]) => Object.keys(options ?? {}))),
    ],
    identifiers: skus.flatMap(([code, { number, barcode }]) => [code, number ?? code, barcode ?? code]),
  };
};
