import type { Kysely } from "kysely";
import type { Texts } from "#kit/core/locale.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import { seesContacts } from "./export-for.ts";
import type { ImportTarget } from "./import-target.ts";
import { type ImportRow, importById } from "./store/imports.ts";

export const importNotFound: Texts = {
  "en-US": "This import does not exist any more.",
  "id-ID": "Impor ini sudah tidak ada.",
  "vi-VN": "Lần nhập này không còn nữa.",
  "zh-CN": "该导入已不存在。",
};

export const notInThisState: Texts = {
  "en-US": "This is no longer possible: somebody has gone on with this import.",
  "id-ID": "Ini tidak bisa lagi: seseorang sudah melanjutkan impor ini.",
  "vi-VN": "Không còn thực hiện được: ai đó đã tiếp tục lần nhập này.",
  "zh-CN": "无法执行：有人已继续处理此导入。",
};

/** Whether a staff member's store allows access to all of these records. */
export const isInReach = ({ isOfAllPlaces }: ImportTarget, { storeCode }: Pick<StaffMember, "storeCode">): boolean =>
  !isOfAllPlaces || storeCode === null;

/** The record types a staff member may import: those they may also edit by hand. */
export const openTargets = (targets: readonly ImportTarget[], staff: StaffMember): ImportTarget[] =>
  targets.filter(
    (target) => staff.permissions.includes(target.edit) && isInReach(target, staff) && seesContacts(target, staff),
  );

/** The permissions of the owner of an import's work. */
export type WorkRights = {
  /** Whether some fields need a second person's approval. */
  readonly restricted?: boolean;
  /** Whether the stock numbers of other shop systems' files are written too. */
  readonly withStock?: boolean;
};

/** Stored in the input of the work when its owner starts it, because the worker knows only their name. */
export const rightsOf = ({ approval, stock }: ImportTarget, staff: StaffMember): Required<WorkRights> => ({
  restricted: approval !== undefined && !staff.permissions.includes(approval.permission),
  withStock: stock !== undefined && staff.permissions.includes(stock.edit) && staff.storeCode === null,
});

/**
 * The target restricted to the owner's permissions. Work of an earlier release, without stored permissions, is
 * restricted.
 */
export function targetFor(
  { stock, ...target }: ImportTarget,
  { restricted = true, withStock = false }: WorkRights,
): ImportTarget {
  const type = restricted && target.approval ? target.approval.type : target.type;
  return { ...target, type, ...(withStock && stock ? { stock } : {}) };
}

/** An import with its target; null when there is none the staff member may see. */
export async function openImport(
  db: Kysely<unknown>,
  targets: readonly ImportTarget[],
  staff: StaffMember,
  id: string,
): Promise<{ readonly found: ImportRow; readonly target: ImportTarget } | null> {
  const found = await importById(db, id);
  const target = openTargets(targets, staff).find(({ type }) => type.name === found?.recordType);
  return found && target ? { found, target } : null;
}
