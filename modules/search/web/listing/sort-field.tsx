import { useLocation } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { type Sort, sorts } from "../../contract/sorts.ts";
import { useSearchText } from "../search-text.ts";
import { KeptChoices } from "./kept-choices.tsx";
import { sortedBy, usualSort } from "./listing-choice.ts";
import type { ListingModel } from "./listing-model.ts";
import { useChoice } from "./use-listing-address.ts";

/** The platform's own list of orders; without script a small button beside it takes over. */
export function SortField({ listing }: { listing: ListingModel }) {
  const t = useSearchText();
  const { choice, change } = useChoice(listing.choice);
  const names: Record<Sort, string> = {
    RELEVANCE: t(listing.heading.kind === "SEARCH" ? "sort_relevance" : "sort_recommended"),
    NEWEST: t("sort_newest"),
    PRICE_UP: t("sort_price_up"),
    PRICE_DOWN: t("sort_price_down"),
    DISCOUNT: t("sort_discount"),
  };
  return (
    <form method="get" action={useLocation().pathname} className="flex min-w-0 items-center gap-2">
      <KeptChoices choice={choice} keep={["q", "filters"]} />
      {/* The hidden label leaves its gap behind. */}
      <div className="-mt-1.5 grow">
        <SelectField
          name="sort"
          label={t("sort_by")}
          hideLabel
          options={sorts.map((code) => ({ value: code, label: names[code] }))}
          value={choice.sort ?? usualSort}
          onChange={(event) => change(sortedBy(choice, event.currentTarget.value as Sort))}
        />
      </div>
      <div className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {t("apply")}
        </Button>
      </div>
    </form>
  );
}
