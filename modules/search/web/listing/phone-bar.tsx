import { Suspense, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { useSearchText } from "../search-text.ts";
import { chosenCount } from "./listing-choice.ts";
import type { ListingModel } from "./listing-model.ts";
import { SortField } from "./sort-field.tsx";

const loadDrawer = () => import("./filter-drawer.tsx");
const FilterDrawer = lazyWithRetry(() => loadDrawer().then((file) => file.FilterDrawer));

/** Filters and sort order in a bar that stays visible while a phone scrolls. */
export function PhoneBar({ listing }: { listing: ListingModel }) {
  const t = useSearchText();
  const [open, setOpen] = useState(false);
  const count = chosenCount(listing.choice);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        icon="sliders-horizontal"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={loadDrawer}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t("filters_chosen", { count }) : t("filters")}
      </Button>
      <SortField listing={listing} />
      {open ? (
        <Suspense>
          <FilterDrawer listing={listing} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
