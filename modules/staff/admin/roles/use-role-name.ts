import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { isStaffRole } from "../../contract/roles.ts";
import { type StaffAccountsTextKey, useStaffAccountsText } from "../staff-accounts/staff-text.ts";

type RoleName = (code: string, name: string | null | undefined) => string;

/** The name of a role: its own, or in the reader's language for one that comes with the shop. */
export const roleNameIn =
  (t: Translate<StaffAccountsTextKey>): RoleName =>
  (code, name) =>
    name ?? (isStaffRole(code) ? t(`role_${code}`) : code);

export const useRoleName = (): RoleName => roleNameIn(useStaffAccountsText());
