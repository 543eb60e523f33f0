import type { Transaction } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { textsProblems, trimTexts, unknownFields } from "#kit/postgres/records/text-fields.ts";
import { type CategoryPlace, placeProblem } from "../../contract/category-tree.ts";
import { certificateTypes } from "../../contract/product/product-state.ts";
import { mostFirstProducts, productOrders } from "../../contract/product-orders.ts";
import {
  type CategoryState,
  knownProducts,
  lockCategoryTree,
  readCategoryStates,
  usesOfCategories,
  writeCategoryStates,
} from "../store/category-states.ts";
import { groupProblemTexts, isGroupCode, isPicture, isSlug } from "./group-problems.ts";
import { slugProblems } from "./slug-problems.ts";

type Write = RecordWrite<CategoryState>;

const fields = [
  ...["names", "slug", "parentCode", "position", "about", "picture", "productOrder", "firstProducts"],
  "requiredCertificate",
];

/** A category: names, address, place in the tree, page and the order of its products. */
export const categoryRecord: RecordType<CategoryState> = {
  name: "category",
  problemTexts: groupProblemTexts,
  normalise,
  read: readCategoryStates,
  async check(trx, writes) {
    return [
      ...writes.flatMap(formProblems),
      ...(await slugProblems(trx, "category", writes)),
      ...(await placeProblems(trx, writes)),
      ...(await productProblems(trx, writes)),
      ...(await removalProblems(trx, writes)),
    ];
  },
  write: writeCategoryStates,
};

/** Defaults are not stored; a new category is first. */
function normalise(state: RecordState): RecordState {
  const { productOrder, firstProducts, position = 0, ...rest } = trimTexts(state);
  if (Object.keys(rest).length === 0 && !("position" in state)) return {};
  return {
    ...rest,
    position,
    ...(productOrder === undefined || productOrder === "bestSelling" ? {} : { productOrder }),
    ...(Array.isArray(firstProducts) && firstProducts.length === 0 ? {} : firstProducts ? { firstProducts } : {}),
  };
}

/** A category's own fields. They are user input: their types are not trusted. */
function formProblems({ id, before, after }: Write): FieldProblem[] {
  if (after === null) return [];
  const { names, slug, position, about, picture, productOrder, firstProducts, requiredCertificate } = after;
  const hasName = typeof names === "object" && typeof names["en-US"] === "string";
  const isOrder = productOrder === undefined || productOrders.includes(productOrder);
  const isCertificate = requiredCertificate === undefined || certificateTypes.includes(requiredCertificate);
  const isPosition = Number.isInteger(position) && position >= 0 && position <= 32_000;
  return [
    ...(before === null && !isGroupCode(id) ? [{ id, path: "", problem: "code" }] : []),
    ...(hasName ? [] : [{ id, path: "names/en-US", problem: "required" }]),
    ...textsProblems({ id, path: "names" }, names, { longest: 80 }),
    ...(slug === undefined ? [{ id, path: "slug", problem: "required" }] : []),
    ...(slug === undefined || isSlug(slug) ? [] : [{ id, path: "slug", problem: "slug" }]),
    ...(isPosition ? [] : [{ id, path: "position", problem: "unknown" }]),
    ...textsProblems({ id, path: "about" }, about, { longest: 4000 }),
    ...(picture === undefined || isPicture(picture) ? [] : [{ id, path: "picture", problem: "picture" }]),
    ...(isOrder ? [] : [{ id, path: "productOrder", problem: "unknown" }]),
    ...(isCertificate ? [] : [{ id, path: "requiredCertificate", problem: "unknown" }]),
    ...(isCodeList(firstProducts)
      ? []
      : [{ id, path: "firstProducts", problem: "tooMany", detail: String(mostFirstProducts) }]),
    ...unknownFields(id, after, fields),
  ];
}

const isCodeList = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.length <= mostFirstProducts &&
    new Set(value).size === value.length &&
    value.every((code) => typeof code === "string"));

/** No circle and no fourth level, with all moves of this save in place. */
async function placeProblems(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const moved = writes.filter(({ before, after }) => after !== null && after.parentCode !== before?.parentCode);
  if (moved.length === 0) return [];
  const places = new Map((await lockCategoryTree(trx)).map((one) => [one.code, one]));
  for (const { id, after } of writes) {
    if (after === null) places.delete(id);
    else places.set(id, { code: id, parentCode: after.parentCode ?? null, position: after.position });
  }
  const tree: CategoryPlace[] = [...places.values()];
  return moved.flatMap(({ id }) => {
    const problem = placeProblem(tree, id);
    return problem ? [{ id, path: "parentCode", problem }] : [];
  });
}

async function productProblems(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const named = writes.flatMap(({ id, after }) =>
    Array.isArray(after?.firstProducts)
      ? after.firstProducts.filter((code) => typeof code === "string").map((code: string) => ({ id, code }))
      : [],
  );
  if (named.length === 0) return [];
  const known = await knownProducts(
    trx,
    named.map(({ code }) => code),
  );
  return named
    .filter(({ code }) => !known.has(code))
    .map(({ id, code }) => ({ id, path: "firstProducts", problem: "noProduct", detail: code }));
}

/** A category with products or categories in it stays. */
async function removalProblems(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
  if (gone.length === 0) return [];
  const uses = await usesOfCategories(trx, gone);
  return uses.map(({ code, products, children }) =>
    products > 0
      ? { id: code, path: "", problem: "inUse", detail: String(products) }
      : { id: code, path: "", problem: "hasChildren", detail: String(children) },
  );
}
