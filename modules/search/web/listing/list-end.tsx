import { type MouseEvent, useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { LoadMore } from "#kit/web/actions/load-more.tsx";
import { useSearchText } from "../search-text.ts";
import { maxPagesTogether, pageAlone, pagesUpTo } from "./listing-choice.ts";
import { pageSize } from "./listing-input.ts";
import type { ListingModel } from "./listing-model.ts";
import { useListingUrl } from "./use-listing-url.ts";

/** "Load more" below a list that starts at page one, else links to the previous and next page. */
export function ListEnd({ listing }: { listing: ListingModel }) {
  const { page, withPrevious } = listing.choice;
  return page === 1 || withPrevious ? <More listing={listing} /> : <Pages listing={listing} />;
}

/** Without script a link to the next page; with script the list grows and the URL includes all loaded pages. */
function More({ listing }: { listing: ListingModel }) {
  const t = useSearchText();
  const address = useListingUrl();
  const navigate = useNavigate();
  const { choice, cards, total } = listing;
  const next = choice.page + 1;
  const grown = address(pagesUpTo(choice, next));
  const { location } = useNavigation();
  const loading = location !== undefined && location.pathname + location.search === grown;

  const firstNew = useRef<number | null>(null);

  // Moves the focus to the first new product, for shoppers who use the keyboard.
  useEffect(() => {
    const index = firstNew.current;
    if (index === null || cards.length <= index) return;
    firstNew.current = null;
    document.querySelector<HTMLElement>(`#results li:nth-child(${index + 1}) h3 a`)?.focus({ preventScroll: true });
  }, [cards]);

  const more = (event: MouseEvent) => {
    if (next > maxPagesTogether || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    firstNew.current = cards.length;
    navigate(grown, { replace: true, preventScrollReset: true });
  };
  return (
    <LoadMore
      to={address(pageAlone(choice, next))}
      onClick={more}
      startsAnew={next > maxPagesTogether}
      label={t("load_more")}
      loading={loading}
      loadingLabel={t("loading_more")}
      status={t("shown_of", { shown: cards.length, total })}
      shown={cards.length}
      total={total}
    />
  );
}

function Pages({ listing }: { listing: ListingModel }) {
  const t = useSearchText();
  const address = useListingUrl();
  const { choice, total } = listing;
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center justify-center gap-x-4 gap-y-3 py-8">
      <LinkButton
        to={address(pageAlone(choice, Math.min(choice.page - 1, last)))}
        rel="prev"
        variant="secondary"
        icon="chevron-left"
      >
        {t("previous_page")}
      </LinkButton>
      <p className="text-sm text-ink-soft tabular-nums">{t("page_of", { page: choice.page, last })}</p>
      {choice.page < last ? (
        <LinkButton
          to={address(pageAlone(choice, choice.page + 1))}
          rel="next"
          variant="secondary"
          iconEnd="chevron-right"
        >
          {t("next_page")}
        </LinkButton>
      ) : null}
    </nav>
  );
}
