import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type SettlementsTextKey = keyof typeof en;

export const useSettlementsText = () => useTextOf<SettlementsTextKey>("settlements-admin");
