import { Link } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useSearchText } from "../search-text.ts";
import { chosenIn, toggleValue, withoutFilters } from "./listing-choice.ts";
import type { ListingModel } from "./listing-model.ts";
import { useListingAddress } from "./use-listing-address.ts";

/** What the results are narrowed to; each chip is a link to the same page without it. */
export function AppliedFilters({ listing }: { listing: ListingModel }) {
  const t = useSearchText();
  const address = useListingAddress();
  const { choice, groups } = listing;
  const chosen = groups.flatMap(({ code: group, items }) =>
    items.filter(({ code }) => chosenIn(choice, group).includes(code)).map(({ code, name }) => ({ group, code, name })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t("applied_filters")} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ group, code, name }) => (
        <li key={`${group} ${code}`}>
          <Link
            to={address(toggleValue(choice, group, code))}
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
          to={address(withoutFilters(choice))}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-sm font-bold text-brick-ink hover:underline phone:min-h-11 phone:scroll-mt-20"
        >
          {t("clear_all")}
        </Link>
      </li>
    </ul>
  );
}
