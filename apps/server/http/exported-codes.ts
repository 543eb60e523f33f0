import { readSelection } from "#modules/admin/contract/selection-query.ts";
import { type ImportTarget, seesContacts } from "#modules/import-export/server/index.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";

/**
 * The records an export's address selects: `only` some, `all` that match the filters of their list `without` some, or every record
 * there is.
 */
export function exportedCodes(
  target: ImportTarget,
  query: URLSearchParams,
  staff: Pick<StaffMember, "permissions">,
): ImportTarget["ids"] {
  const selection = readSelection(query);
  if (selection === null) return target.ids;
  if (selection.kind === "some") {
    const codes = [...selection.ids].sort();
    return async (_db, { after, limit }) => codes.filter((code) => after === null || code > after).slice(0, limit);
  }
  const except = [...selection.except];
  const { idsMatching } = target;
  if (!idsMatching) return target.ids;
  return (trx, page) => idsMatching(trx, query, { ...page, except, seesContacts: seesContacts(target, staff) });
}
