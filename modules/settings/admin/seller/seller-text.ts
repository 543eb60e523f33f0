import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type SellerTextKey = keyof typeof en;

export const useSellerText = () => useTextOf<SellerTextKey>("seller");
