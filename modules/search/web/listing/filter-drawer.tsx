import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Drawer } from "#kit/web/overlays/drawer.tsx";
import { useSearchText } from "../search-text.ts";
import { FilterGroups } from "./filter-groups.tsx";
import { chosenCount, type ListingChoice, withoutFilters } from "./listing-choice.ts";
import type { ListingModel } from "./listing-model.ts";
import { useFilterPreview } from "./use-filter-preview.ts";
import { useListingUrl } from "./use-listing-url.ts";

type FilterDrawerProps = { listing: ListingModel; onClose: () => void };

/** The filters on a phone: choices take effect with the button, which shows the number of results beforehand. */
export function FilterDrawer({ listing, onClose }: FilterDrawerProps) {
  const t = useSearchText();
  const navigate = useNavigate();
  const navigating = useNavigation().state !== "idle";
  const address = useListingUrl();
  const { total, groups, loading, look } = useFilterPreview(listing);
  const [choice, setChoice] = useState(listing.choice);

  const change = (next: ListingChoice) => {
    setChoice(next);
    look(next);
  };
  const show = () => {
    if (choice === listing.choice) return onClose();
    // An open drawer may have pushed a history entry so that Back closes it: that entry is replaced.
    navigate(address(choice), { replace: window.history.state?.overlay !== undefined });
  };
  // Closes when the new results have arrived.
  const [before] = useState(listing);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (listing !== before) close();
  }, [listing, before]);
  return (
    <Drawer
      open
      onClose={onClose}
      side="bottom"
      title={t("filters")}
      closeLabel={t("close")}
      footer={
        <>
          <Button variant="quiet" disabled={chosenCount(choice) === 0} onClick={() => change(withoutFilters(choice))}>
            {t("clear_all")}
          </Button>
          <Button className="grow" loading={loading || navigating} onClick={show}>
            {t("show_products", { count: total })}
          </Button>
        </>
      }
    >
      <form onSubmit={(event) => event.preventDefault()}>
        <FilterGroups groups={groups} choice={choice} onChange={change} />
      </form>
    </Drawer>
  );
}
