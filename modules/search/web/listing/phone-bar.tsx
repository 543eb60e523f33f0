import { lazy, Suspense, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useSearchText } from "../search-text.ts";
import { chosenCount } from "./listing-choice.ts";
import type { ListingModel } from "./listing-model.ts";
import { SortField } from "./sort-field.tsx";

const loadDrawer = () => import("./filter-drawer.tsx");
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));

/** Filter and order stay at hand while a phone scrolls through the results. */
export function PhoneBar({ listing }: { listing: ListingModel }) {
  const t = useSearchText();
  const [open, setOpen] = useState(false);
  const count = chosenCount(listing.choice);
  return (
    <div className="sticky top-0 z-30 -mx-4 grid grid-cols-2 gap-3 border-b border-line bg-paper px-4 py-2 md:hidden noscript:hidden">
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
