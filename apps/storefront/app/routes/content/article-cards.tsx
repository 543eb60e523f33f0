import { useMemo } from "react";
import { unpackCards } from "#modules/catalogue/web/packed-cards.ts";
import { ProductList } from "#modules/catalogue/web/product-list.tsx";
import { cardWishButton } from "../catalogue/card-wish-button.tsx";

/** Product cards between two parts of a story's text. Renders nothing without cards. */
export function ArticleCards({ packed }: { packed: string }) {
  const cards = useMemo(() => (packed === "" ? [] : unpackCards(packed)), [packed]);
  if (cards.length === 0) return null;
  return (
    <div className="mx-auto my-8 max-w-[42rem]">
      <ProductList
        cards={cards}
        layout={cards.length > 3 ? "rail" : "grid"}
        rowClass="grid-cols-2 tablet:grid-cols-3"
        corner={cardWishButton}
      />
    </div>
  );
}
