import { Link } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { LandingColumns } from "#modules/content/web/landing-columns.tsx";
import { chosenCount, withoutFilters } from "#modules/search/web/listing/listing-choice.ts";
import type { ListingModel } from "#modules/search/web/listing/listing-model.ts";
import { useListingUrl } from "#modules/search/web/listing/use-listing-url.ts";
import { useSearchText } from "#modules/search/web/search-text.ts";
import { searchTarget } from "../../shell/header/search-target.ts";
import type { NoResultsContent } from "./load-no-results.server.ts";

type NothingFoundProps = { listing: ListingModel; offer: NoResultsContent };

/** An empty result with ways on: fewer filters, other terms, departments, contact. */
export function NoResults({ listing, offer }: NothingFoundProps) {
  return (
    <>
      {chosenCount(listing.choice) > 0 ? <TooNarrow listing={listing} /> : <Empty listing={listing} offer={offer} />}
      <div className="-mx-4 pb-12 md:-mx-6">
        <LandingColumns columns={offer.columns} />
      </div>
    </>
  );
}

function TooNarrow({ listing }: { listing: ListingModel }) {
  const t = useSearchText();
  const address = useListingUrl();
  return (
    <EmptyState
      title={t("nothing_matches")}
      actions={<LinkButton to={address(withoutFilters(listing.choice))}>{t("clear_filters")}</LinkButton>}
    >
      {t("nothing_matches_hint")}
    </EmptyState>
  );
}

function Empty({ listing, offer }: NothingFoundProps) {
  const t = useSearchText();
  const { kind, name } = listing.heading;
  const searched = kind === "SEARCH";
  return (
    <EmptyState
      title={searched ? t("nothing_found", { words: name }) : t("nothing_here")}
      actions={
        <>
          <LinkButton to="/plp/search">{t("all_products")}</LinkButton>
          <LinkButton to="/contact-us" variant="secondary">
            {t("ask_us")}
          </LinkButton>
        </>
      }
    >
      <p>{t(searched ? "nothing_found_hint" : "nothing_here_hint")}</p>
      {offer.terms.length > 0 ? (
        <ul aria-label={t("try_instead")} className="mt-4 flex flex-wrap justify-center gap-2">
          {offer.terms.map((keyword) => (
            <li key={keyword}>
              <Link
                to={searchTarget(keyword) ?? "/plp/search"}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 font-bold text-ink hover:border-ink"
              >
                {keyword}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </EmptyState>
  );
}
