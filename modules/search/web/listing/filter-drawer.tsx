import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Drawer } from "#kit/web/overlays/drawer.tsx";
import { useSearchText } from "../search-text.ts";
import { FilterGroups } from "./filter-groups.tsx";
import { chosenCount, type ListingChoice, withoutFilters } from "./listing-choice.ts";
import type { ListingModel } from "./listing-model.ts";
import { useListingAddress } from "./use-listing-address.ts";
import { useListingAhead } from "./use-listing-ahead.ts";

type FilterDrawerProps = { listing: ListingModel; onClose: () => void };

/** On a phone one chooses first and looks afterwards: the button always says how many products are waiting. */
export function FilterDrawer({ listing, onClose }: FilterDrawerProps) {
  const t = useSearchText();
  const navigate = useNavigate();
  const onItsWay = useNavigation().state !== "idle";
  const address = useListingAddress();
  const { total, groups, loading, look } = useListingAhead(listing);
  const [choice, setChoice] = useState(listing.choice);

  const change = (next: ListingChoice) => {
    setChoice(next);
    look(next);
  };
  const show = () => {
    if (choice === listing.choice) return onClose();
    // The open drawer may have put an entry of its own into the history, for Back to close it: that is the one to take.
    navigate(address(choice), { replace: window.history.state?.overlay !== undefined });
  };
  // The page that was asked for is here.
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
          <Button className="grow" loading={loading || onItsWay} onClick={show}>
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
