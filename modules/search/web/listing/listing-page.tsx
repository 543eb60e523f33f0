import { type ReactNode, Suspense } from "react";
import { useLocation, useNavigation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import type { CardSlots } from "#modules/catalogue/web/product-card.tsx";
import { ProductList } from "#modules/catalogue/web/product-list.tsx";
import { useSearchText } from "../search-text.ts";
import { AppliedFilters } from "./applied-filters.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { ListEnd } from "./list-end.tsx";
import { choiceQuery, pageAlone, readChoice } from "./listing-choice.ts";
import { ListingHeading } from "./listing-heading.tsx";
import type { ListingModel } from "./listing-model.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { SortField } from "./sort-field.tsx";

const CorrectionAlert = lazyWithRetry(() => import("./correction-alert.tsx").then((file) => file.CorrectionAlert));

export type ListingPageProps = CardSlots & {
  listing: ListingModel;
  /** Shown when there are no results. */
  nothing: ReactNode;
};

/** The listing page of a category, a brand, a search or all products. */
export function ListingPage({ listing, nothing, ...slots }: ListingPageProps) {
  const { heading, cards, groups, total, choice, device, corrected, partial } = listing;
  const narrowable = groups.length > 0;
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6 md:pt-5">
      <ListingHeading heading={heading} />
      {cards.length > 0 && (corrected !== null || partial) ? (
        <Suspense>
          <CorrectionAlert listing={listing} />
        </Suspense>
      ) : null}
      {narrowable ? (
        <div className="sticky top-0 z-30 -mx-4 min-h-16 border-b border-line bg-paper px-4 py-2 md:hidden noscript:hidden">
          <PhoneBar listing={listing} />
        </div>
      ) : null}
      <div className={cx("mt-4 md:mt-6", narrowable && "md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:gap-8")}>
        {narrowable ? <Filters listing={listing} /> : null}
        <Results busy={useBusy()}>
          <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 md:mb-4">
            {total > 0 ? <Count total={total} /> : null}
            <div className="order-last w-full md:order-none md:w-auto md:grow">
              <AppliedFilters listing={listing} />
            </div>
            {narrowable && device === "pc" ? (
              <div className="min-h-12 phone:hidden">
                <SortField listing={listing} />
              </div>
            ) : null}
          </div>
          {cards.length > 0 ? (
            <ProductList
              cards={cards}
              layout="grid"
              rowClass="grid-cols-2 tablet:grid-cols-3 md:grid-cols-4 md:max-lg:grid-cols-3"
              seenFirst={device === "pc" ? 4 : 2}
              {...slots}
            />
          ) : (
            nothing
          )}
          {cards.length > 0 || choice.page > 1 ? <ListEnd listing={listing} /> : null}
        </Results>
      </div>
    </div>
  );
}

/** Beside the results on wide screens; on a phone without script folded above them. */
function Filters({ listing }: { listing: ListingModel }) {
  const t = useSearchText();
  if (listing.device === "h5") {
    return (
      <noscript>
        <details className="mb-4 border-y border-line">
          <summary className="flex min-h-13 items-center font-bold">{t("filters")}</summary>
          <FilterPanel listing={listing} />
        </details>
        <SortField listing={listing} />
      </noscript>
    );
  }
  return (
    <aside aria-label={t("filters")} className="phone:hidden">
      <FilterPanel listing={listing} />
    </aside>
  );
}

/** True while other results of the same page load; the old ones stay visible, paler. */
function useBusy(): boolean {
  const { location } = useNavigation();
  const { pathname, search } = useLocation();
  if (location?.pathname !== pathname) return false;
  const choices = (query: string) => choiceQuery(pageAlone(readChoice(new URLSearchParams(query)), 1));
  return choices(location.search) !== choices(search);
}

function Results({ busy, children }: { busy: boolean; children: ReactNode }) {
  const t = useSearchText();
  return (
    <section id="results" aria-busy={busy} className={cx("min-w-0 transition-opacity", busy && "opacity-50")}>
      <h2 className="sr-only">{t("products")}</h2>
      {children}
    </section>
  );
}

function Count({ total }: { total: number }) {
  const t = useSearchText();
  return (
    <p role="status" className="text-ink-soft tabular-nums">
      {t("products_found", { count: total })}
    </p>
  );
}
