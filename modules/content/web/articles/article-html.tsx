import { cx } from "#kit/web/class-names.ts";
import { CleanedHtml } from "#kit/web/content/cleaned-html.tsx";

/** Editors' text of a story or an answer. */
export function ArticleHtml({ html, className }: { html: string; className?: string }) {
  return <CleanedHtml className={cx("content-html", className)} html={html} />;
}
