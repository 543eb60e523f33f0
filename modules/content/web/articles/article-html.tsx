import { cx } from "#kit/web/class-names.ts";
import { trustedHtml } from "#kit/web/content/trusted-html.ts";

/** Editors' text of a story or an answer. Cleaned by an allow-list when it was saved. */
export function ArticleHtml({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={cx("content-html", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
