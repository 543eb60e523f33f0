import type { Transaction } from "kysely";
import type { FieldProblem } from "#kit/postgres/records/record-type.ts";
import { slugHolders } from "../store/brand-states.ts";
import { isSlug } from "./group-problems.ts";

type SlugWrite = {
  readonly id: string;
  readonly before: { readonly slug?: unknown } | null;
  readonly after: { readonly slug?: unknown } | null;
};

/** Addresses that another brand or category has: both stand at the same kind of address. */
export async function slugProblems(
  trx: Transaction<unknown>,
  kind: "brand" | "category",
  writes: readonly SlugWrite[],
): Promise<FieldProblem[]> {
  const moved = writes.flatMap(({ id, before, after }) =>
    after !== null && isSlug(after.slug) && after.slug !== before?.slug ? [{ id, slug: after.slug }] : [],
  );
  if (moved.length === 0) return [];
  const holders = await slugHolders(
    trx,
    moved.map(({ slug }) => slug),
  );
  return moved.flatMap(({ id, slug }) => {
    const holder = holders.find((one) => one.slug === slug && !(one.kind === kind && one.code === id));
    return holder ? [{ id, path: "slug", problem: "slugTaken", detail: holder.name }] : [];
  });
}
