import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type StaffAccountsTextKey = keyof typeof en;

export const useStaffAccountsText = () => useTextOf<StaffAccountsTextKey>("staff-accounts");
