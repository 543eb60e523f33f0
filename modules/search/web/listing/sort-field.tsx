import { useLocation } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { type Sort, sorts } from "../../contract/sorts.ts";
import { useSearchText } from "../search-text.ts";
import { HiddenChoices } from "./hidden-choices.tsx";
import { defaultSort, sortedBy } from "./listing-choice.ts";
import type { ListingModel } from "./listing-model.ts";
import { useChoice } from "./use-listing-url.ts";

/** A native select; without script a button submits it. */
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
    <form method="get" action={useLocation().pathname} className="flex min-w-0 grow basis-40 items-center gap-2">
      <HiddenChoices choice={choice} keep={["q", "filters"]} />
      <div className="min-w-0 grow">
        <SelectBox
          name="sort"
          aria-label={t("sort_by")}
          value={choice.sort ?? defaultSort}
          onChange={(event) => change(sortedBy(choice, event.currentTarget.value as Sort))}
        >
          {sorts.map((code) => (
            <option key={code} value={code}>
              {names[code]}
            </option>
          ))}
        </SelectBox>
      </div>
      <div className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {t("apply")}
        </Button>
      </div>
    </form>
  );
}
