import { useSearchText } from "../search-text.ts";
import type { ListingModel } from "./listing-model.ts";

/** A search is named after its words, everything else after itself. */
export function useListingTitle({ kind, name }: ListingModel["heading"]): string {
  const t = useSearchText();
  return kind === "SEARCH" ? t("results_for", { words: name }) : name;
}
