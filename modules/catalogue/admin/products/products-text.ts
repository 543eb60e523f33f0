import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type ProductsTextKey = keyof typeof en;

export const useProductsText = () => useTextOf<ProductsTextKey>("products");
