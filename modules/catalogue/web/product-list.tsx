import { useLocation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { CachedFragment } from "#kit/web/fragment-cache/cached-fragment.tsx";
import type { CardModel } from "./card-model.ts";
import { type CardSlots, ProductCard } from "./product-card.tsx";

export type ProductListProps = CardSlots & {
  cards: readonly CardModel[];
  /** A rail is one row that slides under the finger; a grid shows everything. */
  layout: "grid" | "rail";
  /** How many stand side by side in a grid, as class names. */
  rowClass: string;
  /** So many stand at the top of the page: their pictures are loaded first. */
  seenFirst?: number;
};

/** Product cards side by side. A rail needs no script: it scrolls by itself and stops at a card. */
export function ProductList({ cards, layout, rowClass, seenFirst = 0, corner, action }: ProductListProps) {
  const rail = layout === "rail";
  // A heart leads to the login and back to this page.
  const { pathname } = useLocation();
  const place = rail ? "w-[44%] shrink-0 snap-start tablet:w-[29%] md:w-[calc((100%-5rem)/5)]" : "";
  return (
    <ul
      className={cx(
        rail
          ? "-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 md:-mx-6 md:scroll-px-6 md:gap-5 md:px-6"
          : `grid gap-3 md:gap-5 ${rowClass}`,
      )}
    >
      {cards.map((card, index) =>
        // What is seen first has hints in the document's head, and what others put on a card may be anything.
        index < seenFirst || action ? (
          <li key={card.code} className={place}>
            <ProductCard card={card} priority={index < seenFirst} corner={corner} action={action} />
          </li>
        ) : (
          <CachedFragment
            key={card.code}
            as="li"
            className={place}
            name="card"
            of={[card, pathname, corner !== undefined]}
          >
            <ProductCard card={card} corner={corner} />
          </CachedFragment>
        ),
      )}
    </ul>
  );
}
