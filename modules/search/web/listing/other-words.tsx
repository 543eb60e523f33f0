import { Alert } from "#kit/web/feedback/alert.tsx";
import { useSearchText } from "../search-text.ts";
import type { ListingModel } from "./listing-model.ts";

/** Says so when the products are not quite what was asked for. */
export function OtherWords({ listing }: { listing: ListingModel }) {
  const t = useSearchText();
  const { corrected, heading } = listing;
  return (
    <div className="my-4">
      <Alert>{corrected === null ? t("partial") : t("corrected", { typed: heading.name, words: corrected })}</Alert>
    </div>
  );
}
