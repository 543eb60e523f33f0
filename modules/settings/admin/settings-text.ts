import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type SettingsTextKey = keyof typeof en;

export const useSettingsText = () => useTextOf<SettingsTextKey>("settings-admin");
