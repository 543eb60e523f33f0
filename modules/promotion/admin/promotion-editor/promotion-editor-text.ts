import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type PromotionEditorTextKey = keyof typeof en;

export const usePromotionEditorText = () => useTextOf<PromotionEditorTextKey>("promotion-editor");
