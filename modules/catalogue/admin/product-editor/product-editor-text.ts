import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type ProductEditorTextKey = keyof typeof en;

export const useProductEditorText = () => useTextOf<ProductEditorTextKey>("product-editor");
