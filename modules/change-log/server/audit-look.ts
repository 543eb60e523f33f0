import { ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type StaffMember, writeContactViews } from "#modules/staff/server/index.ts";
import type { ChangeLogDeps } from "./change-log-deps.ts";

export const contactPermission = "customers.contact";

/** Writes who sees a record about a person to the audit, before its state leaves. */
export async function auditLook(
  { database, clock, records }: Pick<ChangeLogDeps, "database" | "clock" | "records">,
  staff: StaffMember,
  { type: name, id }: { readonly type: string; readonly id: string },
): Promise<Result<null, never>> {
  const found = records.find(({ type }) => type.name === name);
  if (!found?.isContact) return ok(null);
  const maySee = [contactPermission, found.read].every((one) => staff.permissions.some((own) => own === one));
  const isThere = maySee && (await inTransaction(database, (trx) => found.type.read(trx, [id]))).has(id);
  if (isThere) await writeContactViews(database.kysely, { staff, subjects: [`${name}:${id}`] }, clock.now());
  return ok(null);
}
