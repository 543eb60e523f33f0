import type { Texts } from "#kit/core/locale.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { Refused } from "#kit/graphql/refused.ts";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import { demandPermission, type StaffMember } from "#modules/staff/server/index.ts";
import { contactPermission } from "./audit-look.ts";
import type { ChangeLogDeps, RecordApproval } from "./change-log-deps.ts";

export const notFound: Texts = {
  "en-US": "This does not exist, or no longer.",
  "id-ID": "Ini tidak ada, atau sudah tidak ada lagi.",
  "vi-VN": "Mục này không tồn tại hoặc không còn nữa.",
  "zh-CN": "该内容不存在或已被删除。",
};

type Records = ChangeLogDeps["records"];

/**
 * The type of this name, if the staff member may edit it; null when there is none. `approval` is what this member may only
 * propose; the type then refuses it.
 */
export function editableRecord(
  records: Records,
  name: string,
  staff: StaffMember,
  context: RequestContext,
): { readonly type: RecordType; readonly approval: RecordApproval | null } | null {
  const found = records.find(({ type }) => type.name === name);
  if (!found) return null;
  demandPermission(staff, context, found.edit);
  if (found.isContact) demandPermission(staff, context, contactPermission);
  const { approval } = found;
  if (!approval || staff.permissions.includes(approval.permission)) return { type: found.type, approval: null };
  return { type: approval.type, approval };
}

/** The type of this name, if the staff member may read it, and whether they may edit it too. Throws when there is none. */
export function readableRecord(
  records: Records,
  name: string,
  staff: StaffMember,
  context: RequestContext,
): { readonly type: RecordType; readonly editable: boolean } {
  const found = records.find(({ type }) => type.name === name);
  if (!found) throw new Refused("NOT_FOUND", 404, notFound[context.locale]);
  demandPermission(staff, context, found.read);
  if (found.isContact) demandPermission(staff, context, contactPermission);
  return { type: found.type, editable: staff.permissions.includes(found.edit) };
}
