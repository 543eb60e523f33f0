import { type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { locales } from "#kit/core/locale.ts";
import { type EntryNode, entryTree } from "./entry-tree.ts";
import { entryFields, fieldsOfPart, type SiteField } from "./site-fields.ts";
import { hasTarget, isNavigation, type SitePart } from "./site-parts.ts";
import type { AnnouncementState, NavigationState } from "./site-state.ts";

/** Everything that keeps a part from being published, as paths of its record in the order of its form. Hidden entries may be incomplete. */
export function missingInSite(part: SitePart, state: RecordState): string[] {
  if (part === "announcement" && (state as Partial<AnnouncementState>).hidden === true) return [];
  if (!isNavigation(part)) return missingFields(state, fieldsOfPart(part), "");
  const shown = shownEntries(entryTree((state as Partial<NavigationState>).entries));
  // Without entries in header and footer the shop hides both.
  if (shown.length === 0) return part === "top" ? [] : ["entries"];
  return missingInEntries(part, shown);
}

/** The entries that shoppers see: neither hidden nor below one that is. */
export const shownEntries = (tree: readonly EntryNode[]): EntryNode[] =>
  tree.flatMap((node) => (node.entry.hidden === true ? [] : [{ ...node, children: shownEntries(node.children) }]));

const missingInEntries = (part: SitePart, nodes: readonly EntryNode[]): string[] =>
  nodes.flatMap(({ id, entry, level, children }) => {
    const { url, ...others } = entryFields;
    const fields = hasTarget(part, level) ? entryFields : others;
    return [...missingFields(entry as RecordState, fields, `entries/${id}/`), ...missingInEntries(part, children)];
  });

/** Required fields without a value, and texts that only some languages have. */
const missingFields = (state: RecordState, fields: Readonly<Record<string, SiteField>>, prefix: string): string[] =>
  Object.entries(fields).flatMap(([field, { holds, isRequired }]) => {
    if (holds !== "texts") return isRequired && valueAt(state, field) === undefined ? [prefix + field] : [];
    const empty = locales.filter((locale) => valueAt(state, `${field}/${locale}`) === undefined);
    return empty.length < locales.length || isRequired ? empty.map((locale) => `${prefix}${field}/${locale}`) : [];
  });
