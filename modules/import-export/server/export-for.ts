import { type StaffMember, writeContactViews } from "#modules/staff/server/index.ts";
import { exportRecords } from "./export-records.ts";
import { withoutContacts } from "./formats/customer-format.ts";
import type { ImportDeps } from "./import-deps.ts";
import type { ImportTarget } from "./import-target.ts";

/** Whether a staff member may export records of this type with contact data. */
export const seesContacts = (target: ImportTarget, staff: Pick<StaffMember, "permissions">): boolean =>
  !target.isContact || staff.permissions.includes("customers.contact");

/**
 * A CSV file of records, filtered by the staff member's permissions. Without the permission for contact data, personal
 * data is left out; with it, each person in the file is written to the audit before their row is sent.
 */
export function exportFor(
  { database, clock }: Pick<ImportDeps, "database" | "clock">,
  staff: StaffMember,
  target: ImportTarget,
  codes: ImportTarget["ids"],
): AsyncGenerator<string> {
  if (!seesContacts(target, staff))
    return exportRecords(database, { ...target, format: withoutContacts(target.format) }, codes);
  return exportRecords(database, target, codes, async (trx, ids) => {
    if (!target.isContact) return;
    await writeContactViews(trx, { staff, subjects: subjectsOf(target, ids) }, clock.now());
  });
}

/** The audit subjects of persons. */
export const subjectsOf = ({ type }: Pick<ImportTarget, "type">, ids: readonly string[]): string[] =>
  ids.map((id) => `${type.name}:${id}`);
