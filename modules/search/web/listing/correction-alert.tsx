import { Alert } from "#kit/web/feedback/alert.tsx";
import { useSearchText } from "../search-text.ts";
import type { ListingModel } from "./listing-model.ts";

/** Explains that the results are for a corrected keyword or match only some of its terms. */
export function CorrectionAlert({ listing }: { listing: ListingModel }) {
  const t = useSearchText();
  const { corrected, heading } = listing;
  return (
    <div className="my-4">
      <Alert>{corrected === null ? t("partial") : t("corrected", { typed: heading.name, words: corrected })}</Alert>
    </div>
  );
}
