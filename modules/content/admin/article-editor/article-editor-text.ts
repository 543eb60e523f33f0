import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type ArticleTextKey = keyof typeof en;
export const useArticleEditorText = () => useTextOf<ArticleTextKey>("article-editor");
