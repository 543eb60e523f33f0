import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type PaymentTextKey = keyof typeof en;

export const usePaymentText = () => useTextOf<PaymentTextKey>("payment");
