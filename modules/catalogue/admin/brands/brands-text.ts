import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type BrandsTextKey = keyof typeof en;

export const useBrandsText = () => useTextOf<BrandsTextKey>("brands");
