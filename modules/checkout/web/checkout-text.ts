import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type CheckoutTextKey = keyof typeof en;

export const useCheckoutText = () => useTextOf<CheckoutTextKey>("checkout");
