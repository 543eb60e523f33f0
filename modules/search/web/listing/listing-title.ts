import { useSearchText } from "../search-text.ts";
import type { ListingModel } from "./listing-model.ts";

export function useListingTitle({ kind, name }: ListingModel["heading"]): string {
  const t = useSearchText();
  return kind === "SEARCH" ? t("results_for", { words: name }) : name;
}
