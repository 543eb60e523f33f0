import { Link } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useSearchText } from "../search-text.ts";
import { chosenIn, toggleValue, withoutFilters, withoutKeyword } from "./listing-choice.ts";
import type { ListingModel } from "./listing-model.ts";
import { useListingUrl } from "./use-listing-url.ts";

/** The chosen filters; each chip links to the same page without it. */
export function AppliedFilters({ listing }: { listing: ListingModel }) {
  const t = useSearchText();
  const address = useListingUrl();
  const { choice, groups, heading } = listing;
  const chips = groups.flatMap(({ code: group, items }) =>
    items
      .filter(({ code }) => chosenIn(choice, group).includes(code))
      .map(({ code, name }) => ({ key: `${group} ${code}`, name, without: toggleValue(choice, group, code) })),
  );
  // Within a category the keyword is a removable filter; a search page requires it.
  if (choice.keyword !== null && heading.kind !== "SEARCH")
    chips.unshift({ key: "q", name: `“${choice.keyword}”`, without: withoutKeyword(choice) });
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("applied_filters")} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, name, without }) => (
        <li key={key} className="max-w-full">
          <Link
            to={address(without)}
            preventScrollReset
            aria-label={t("remove_filter", { name })}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-sm border border-line-strong bg-surface pr-2 pl-3 text-sm font-semibold hover:border-ink phone:min-h-11 phone:scroll-mt-20"
          >
            <span className="truncate">{name}</span>
            <Icon name="x" size="sm" className="text-ink-soft" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={address(withoutFilters(heading.kind === "SEARCH" ? choice : withoutKeyword(choice)))}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-sm font-bold text-brick-ink hover:underline phone:min-h-11 phone:scroll-mt-20"
        >
          {t("clear_all")}
        </Link>
      </li>
    </ul>
  );
}
