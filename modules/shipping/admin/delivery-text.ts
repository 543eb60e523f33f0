import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type DeliveryTextKey = keyof typeof en;

export const useDeliveryText = () => useTextOf<DeliveryTextKey>("shipping-admin");
