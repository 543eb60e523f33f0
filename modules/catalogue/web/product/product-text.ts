import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

/** The texts of the product page; apart from those of cards, which stand on many pages. */
export const useProductText = () => useTextOf<keyof typeof en>("product");
