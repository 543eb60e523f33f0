import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type StaffTextKey = keyof typeof en;

export const useStaffText = () => useTextOf<StaffTextKey>("staff-admin");
