import { CleanedHtml } from "#kit/web/content/cleaned-html.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { withScrollingTables } from "./scrolling-tables.ts";
import { useSizeGuideText } from "./size-guide-text.ts";

/** A chart as shoppers see it. Its HTML is sanitized. */
export function SizeChart({ html }: { html: string }) {
  const t = useSizeGuideText();
  return (
    <>
      <CleanedHtml className="size-chart" html={withScrollingTables(html, t("title"))} />
      <p className="mt-8 flex items-start gap-3 rounded-md bg-info-soft p-4 text-sm">
        <Icon name="ruler" className="text-info" />
        <span>{t("units")}</span>
      </p>
    </>
  );
}
