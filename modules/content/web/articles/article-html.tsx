import { Fragment, type ReactNode } from "react";
import { cx } from "#kit/web/class-names.ts";
import { CleanedHtml } from "#kit/web/content/cleaned-html.tsx";
import { partsOfArticle } from "../../contract/article-products.ts";

type ArticleHtmlProps = {
  html: string;
  className?: string;
  /** Renders the cards of a block of products; without it such blocks are left out. */
  products?: (codes: string) => ReactNode;
};

/** The HTML of a story or an answer, with product cards at their positions. */
export function ArticleHtml({ html, className, products }: ArticleHtmlProps) {
  const parts = partsOfArticle(html);
  return parts.map((part, index) =>
    "html" in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no id and are never reordered
      <CleanedHtml key={index} className={cx("content-html", className)} html={part.html} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{products?.(part.codes)}</Fragment>
    ),
  );
}
