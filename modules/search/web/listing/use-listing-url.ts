import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { choiceQuery, type ListingChoice } from "./listing-choice.ts";

/** The URL of this listing with other choices. */
export function useListingUrl() {
  const { pathname } = useLocation();
  return (choice: ListingChoice) => pathname + choiceQuery(choice);
}

/** The optimistic choice while the page of the last change still loads, so that quick successive clicks add up. */
export function useChoice(shown: ListingChoice) {
  const navigate = useNavigate();
  const address = useListingUrl();
  const [made, setMade] = useState<{ from: ListingChoice; choice: ListingChoice } | null>(null);
  const choice = made?.from === shown ? made.choice : shown;
  const change = (next: ListingChoice) => {
    setMade({ from: shown, choice: next });
    navigate(address(next), { preventScrollReset: true });
  };
  return { choice, change };
}
