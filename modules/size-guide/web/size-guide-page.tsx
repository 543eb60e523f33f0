import { useEffect } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { sizeGuidePath } from "../contract/choose-size-guide.ts";
import type { ChosenSizeGuide, SizeGuideCategory } from "../contract/size-guide-menu.ts";
import { SizeChart } from "./size-chart.tsx";
import { useSizeGuideText } from "./size-guide-text.ts";
import { SizeMenuList } from "./size-menu-list.tsx";
import { SizeMenuSelect } from "./size-menu-select.tsx";

export type SizeGuidePageProps = {
  menu: readonly SizeGuideCategory[];
  /** Null when the menu is empty (SG-05). */
  chosen: ChosenSizeGuide | null;
  /** Sanitized HTML; null when the chart was deleted while the menu still names it. */
  chart: string | null;
};

/** The menu of categories and brands, and the chosen chart. */
export function SizeGuidePage({ menu, chosen, chart }: SizeGuidePageProps) {
  const t = useSizeGuideText();
  const loading = useNavigation().location?.pathname.startsWith("/size-guide/") ?? false;
  useChosenUrl(chosen);
  return (
    <div className="mx-auto max-w-page px-4 pt-8 md:px-6 md:pt-12">
      <header className="mb-6 md:mb-10">
        <h1 className="text-3xl font-extrabold tracking-tight md:text-4xl">{t("title")}</h1>
        <p className="mt-2 max-w-prose text-ink-soft md:text-lg">{t("intro")}</p>
      </header>
      {chosen === null ? (
        <EmptyState title={t("empty")} actions={<LinkButton to="/contact-us">{t("askUs")}</LinkButton>}>
          {t("emptyHint")}
        </EmptyState>
      ) : (
        <div className="grid gap-6 md:grid-cols-[20rem_minmax(0,1fr)] md:gap-10 print:block">
          <SizeMenuSelect menu={menu} chosen={chosen} />
          <SizeMenuList menu={menu} chosen={chosen} />
          <div aria-busy={loading} className={cx("min-w-0 transition-opacity", loading && "opacity-50")}>
            {chart === null ? (
              <EmptyState title={t("noChart")}>{t("emptyHint")}</EmptyState>
            ) : (
              <SizeChart html={chart} />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** Replaces the URL by that of the shown chart, without a history entry (SG-03). */
function useChosenUrl(chosen: ChosenSizeGuide | null) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = chosen && sizeGuidePath(chosen);
  useEffect(() => {
    if (wanted === null || wanted === pathname) return;
    const query = new URLSearchParams(search);
    query.delete("chart");
    const rest = query.toString();
    // The chart is loaded already.
    const quietly = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
    navigate({ pathname: wanted, search: rest && `?${rest}` }, quietly);
  }, [wanted, pathname, search, navigate]);
}
