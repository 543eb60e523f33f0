import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { choiceQuery, type ListingChoice } from "./listing-choice.ts";

/** Turns choices into addresses of this listing. */
export function useListingAddress() {
  const { pathname } = useLocation();
  return (choice: ListingChoice) => pathname + choiceQuery(choice);
}

/**
 * The choice as the shopper has just made it, ahead of the page that is still on its way, and a way to change it.
 * Several clicks in a row add up.
 */
export function useChoice(shown: ListingChoice) {
  const navigate = useNavigate();
  const address = useListingAddress();
  const [made, setMade] = useState<{ from: ListingChoice; choice: ListingChoice } | null>(null);
  const choice = made?.from === shown ? made.choice : shown;
  const change = (next: ListingChoice) => {
    setMade({ from: shown, choice: next });
    navigate(address(next), { preventScrollReset: true });
  };
  return { choice, change };
}
