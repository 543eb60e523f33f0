import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type AdminTextKey = keyof typeof en;

export const useAdminText = () => useTextOf<AdminTextKey>("admin");
