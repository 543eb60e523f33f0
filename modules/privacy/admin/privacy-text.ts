import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type PrivacyTextKey = keyof typeof en;

export const usePrivacyText = () => useTextOf<PrivacyTextKey>("privacy-admin");
