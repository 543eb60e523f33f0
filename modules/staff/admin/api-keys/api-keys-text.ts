import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type ApiKeysTextKey = keyof typeof en;

export const useApiKeysText = () => useTextOf<ApiKeysTextKey>("api-keys");
