import { useLocation } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { useSearchText } from "../search-text.ts";
import { KeptChoices } from "./kept-choices.tsx";
import { type SortCode, sortCodes, sortedBy } from "./listing-choice.ts";
import type { ListingModel } from "./listing-model.ts";
import { useChoice } from "./use-listing-address.ts";

/** The platform's own list of orders; without script a small button beside it takes over. */
export function SortField({ listing }: { listing: ListingModel }) {
  const t = useSearchText();
  const { choice, change } = useChoice(listing.choice);
  const names: Record<SortCode, string> = {
    RELEVANCE: t(listing.heading.kind === "SEARCH" ? "sort_relevance" : "sort_recommended"),
    NEWEST: t("sort_newest"),
    PRICE_UP: t("sort_price_up"),
    PRICE_DOWN: t("sort_price_down"),
    DISCOUNT: t("sort_discount"),
  };
  const usual = sortCodes[0];
  const pick = (value: string) => {
    const sort = sortCodes.find((code) => code === value) ?? usual;
    change(sortedBy(choice, sort === usual ? null : sort));
  };
  return (
    <form method="get" action={useLocation().pathname} className="flex gap-2">
      <KeptChoices choice={choice} keep={["q", "filters"]} />
      <SelectField
        name="sort"
        label={t("sort_by")}
        hideLabel
        options={sortCodes.map((code) => ({ value: code, label: names[code] }))}
        value={choice.sort ?? usual}
        onChange={(event) => pick(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" className="hidden noscript:flex">
        {t("apply")}
      </Button>
    </form>
  );
}
