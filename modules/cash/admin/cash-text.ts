import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type CashTextKey = keyof typeof en;

export const useCashText = () => useTextOf<CashTextKey>("cash-admin");
