/** The selected rows: some of them, or all that match the filters but some. */
export type Selection =
  | { readonly kind: "some"; readonly ids: ReadonlySet<string> }
  | { readonly kind: "all"; readonly except: ReadonlySet<string> };

export const nothingSelected: Selection = { kind: "some", ids: new Set() };
export const everythingSelected: Selection = { kind: "all", except: new Set() };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === "some" ? selection.ids.has(id) : !selection.except.has(id);

/** How many of all matching rows are chosen. */
export const countSelected = (selection: Selection, total: number): number =>
  selection.kind === "some" ? selection.ids.size : Math.max(0, total - selection.except.size);

/** Chooses rows, or takes them out. */
export function selectRows(selection: Selection, rows: readonly string[], chosen: boolean): Selection {
  const { kind } = selection;
  const marked = new Set(kind === "some" ? selection.ids : selection.except);
  for (const id of rows) {
    if (chosen === (kind === "some")) marked.add(id);
    else marked.delete(id);
  }
  return kind === "some" ? { kind, ids: marked } : { kind, except: marked };
}

/** Whether the rows of a page are all chosen, some of them, or none. */
export function pageSelection(selection: Selection, rows: readonly string[]): "all" | "some" | "none" {
  const count = rows.filter((id) => isSelected(selection, id)).length;
  return count === 0 ? "none" : count === rows.length ? "all" : "some";
}
