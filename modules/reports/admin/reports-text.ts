import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type ReportsTextKey = keyof typeof en;

export const useReportsText = () => useTextOf<ReportsTextKey>("reports-admin");
