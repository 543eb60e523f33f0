import type { Transaction } from "kysely";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { textProblems, textsProblems, trimTexts, unknownFields } from "#kit/postgres/records/text-fields.ts";
import { type BrandState, countProductsOfBrands, readBrandStates, writeBrandStates } from "../store/brand-states.ts";
import { groupProblemTexts, isGroupCode, isPicture, isSlug } from "./group-problems.ts";
import { slugProblems } from "./slug-problems.ts";

const fields = ["name", "slug", "about", "logo", "mergedInto"];

/** A brand: its name, its address, its text in each language, its logo. */
export const brandRecord: RecordType<BrandState> = {
  name: "brand",
  problemTexts: groupProblemTexts,
  guarded: ["mergedInto"],
  normalise: trimTexts,
  read: readBrandStates,
  async check(trx, writes) {
    return [
      ...writes.flatMap(formProblems),
      ...(await slugProblems(trx, "brand", writes)),
      ...(await removalProblems(trx, writes)),
    ];
  },
  write: writeBrandStates,
};

/** A brand's own fields. They are user input: their types are not trusted. */
function formProblems({ id, before, after }: RecordWrite<BrandState>): FieldProblem[] {
  if (after === null) return [];
  const { name = "", slug, about, logo } = after;
  return [
    ...(before === null && !isGroupCode(id) ? [{ id, path: "", problem: "code" }] : []),
    ...textProblems({ id, path: "name" }, name, { longest: 80 }),
    ...(slug === undefined ? [{ id, path: "slug", problem: "required" }] : []),
    ...(slug === undefined || isSlug(slug) ? [] : [{ id, path: "slug", problem: "slug" }]),
    ...textsProblems({ id, path: "about" }, about, { longest: 4000 }),
    ...(logo === undefined || isPicture(logo) ? [] : [{ id, path: "logo", problem: "picture" }]),
    ...unknownFields(id, after, fields),
  ];
}

/** A brand with products stays. */
async function removalProblems(
  trx: Transaction<unknown>,
  writes: readonly RecordWrite<BrandState>[],
): Promise<FieldProblem[]> {
  const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
  if (gone.length === 0) return [];
  const counts = await countProductsOfBrands(trx, gone);
  return [...counts].map(([id, count]) => ({ id, path: "", problem: "inUse", detail: String(count) }));
}
