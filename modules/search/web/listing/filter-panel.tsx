import { useLocation } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useSearchText } from "../search-text.ts";
import { FilterGroups } from "./filter-groups.tsx";
import { HiddenChoices } from "./hidden-choices.tsx";
import type { ListingModel } from "./listing-model.ts";
import { useChoice } from "./use-listing-url.ts";

/** The filters beside the results. Each change takes effect at once; without script a button submits them. */
export function FilterPanel({ listing }: { listing: ListingModel }) {
  const t = useSearchText();
  const { choice, change } = useChoice(listing.choice);
  return (
    <form method="get" action={useLocation().pathname}>
      <h2 className="mb-2 text-lg font-extrabold">{t("filters")}</h2>
      <HiddenChoices choice={choice} keep={["q", "sort"]} />
      <FilterGroups groups={listing.groups} choice={choice} onChange={change} />
      <div className="hidden py-4 noscript:block">
        <Button type="submit" block>
          {t("apply")}
        </Button>
      </div>
    </form>
  );
}
