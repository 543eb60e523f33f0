import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type CustomersTextKey = keyof typeof en;

export const useCustomersText = () => useTextOf<CustomersTextKey>("customers-admin");
