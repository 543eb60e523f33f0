import type { Violation } from "./violation.ts";

/** Rules that older files may still break while they are listed in `exemptions.json`. */
type ListedRule = "importCircle" | "kitDirection" | "sqlOutsideStore" | "foreignTables" | "operationTest";

/**
 * The files that may break a rule, or folders, written with a slash at the end. The lists only get shorter: an entry that
 * covers no violation any more must leave its list.
 */
export type Exemptions = Readonly<Record<ListedRule, readonly string[]>>;

export type ListedViolation = Violation & { readonly rule: ListedRule };

export const noExemptions: Exemptions = {
  importCircle: [],
  kitDirection: [],
  sqlOutsideStore: [],
  foreignTables: [],
  operationTest: [],
};

/** Violations that are not exempt, and exemptions that are no longer needed. */
export function applyExemptions(found: readonly ListedViolation[], exemptions: Exemptions): Violation[] {
  const covers = (entry: string, path: string) => (entry.endsWith("/") ? path.startsWith(entry) : path === entry);
  const open = found.filter(({ rule, path }) => !exemptions[rule].some((entry) => covers(entry, path)));
  const stale = (Object.keys(exemptions) as ListedRule[]).flatMap((rule) =>
    exemptions[rule]
      .filter((listed) => !found.some((one) => one.rule === rule && covers(listed, one.path)))
      .map((listed) => ({
        path: "scripts/boundaries/exemptions.json",
        line: 1,
        message: `${listed} keeps the rule ${rule} now: take it off the list`,
      })),
  );
  return [...open.map(({ path, line, message }) => ({ path, line, message })), ...stale];
}
