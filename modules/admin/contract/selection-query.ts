import type { Selection } from "./selection.ts";

/** So many rows can be handed on one by one: an address has a limit. All that match have none. */
export const mostSelected = 500;

/** Whether a selection can be handed on by an address. */
export const canHandOn = (selection: Selection): boolean =>
  (selection.kind === "some" ? selection.ids : selection.except).size <= mostSelected;

/**
 * Hands a selection to another page or a file: `only` these rows, or `all` that match the filters of the list `without` some. The
 * filters stand in the query as in the list's own address.
 */
export function selectionQuery(query: URLSearchParams, selection: Selection): URLSearchParams {
  const handed = new URLSearchParams(query);
  for (const name of ["page", "only", "all", "without"]) handed.delete(name);
  if (selection.kind === "some") handed.set("only", [...selection.ids].join(","));
  else {
    handed.set("all", "1");
    if (selection.except.size > 0) handed.set("without", [...selection.except].join(","));
  }
  return handed;
}

const codesIn = (text: string | null): ReadonlySet<string> =>
  new Set((text ?? "").split(",", mostSelected).filter((code) => code !== "" && code.length <= 100));

/** Reads what `selectionQuery` wrote; null when nothing is selected. */
export function readSelection(query: URLSearchParams): Selection | null {
  const ids = codesIn(query.get("only"));
  if (ids.size > 0) return { kind: "some", ids };
  return query.get("all") === "1" ? { kind: "all", except: codesIn(query.get("without")) } : null;
}
