import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type StoresAdminTextKey = keyof typeof en;

export const useStoresAdminText = () => useTextOf<StoresAdminTextKey>("stores-admin");
