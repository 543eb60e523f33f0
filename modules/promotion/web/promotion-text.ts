import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export const usePromotionText = () => useTextOf<keyof typeof en>("promotion");

export type PromotionTranslate = ReturnType<typeof usePromotionText>;
