import { useMemo } from "react";
import { useLocation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { CachedFragment } from "#kit/web/fragment-cache/cached-fragment.tsx";
import { unpackCards } from "#modules/catalogue/web/packed-cards.ts";
import { ProductList } from "#modules/catalogue/web/product-list.tsx";
import type { ProductsColumn } from "#modules/content/contract/columns/products-column.ts";
import { ColumnHeading } from "#modules/content/web/columns/column-heading.tsx";
import { rowClass } from "#modules/content/web/columns/per-row.ts";

import { cardWishButton } from "../catalogue/card-wish-button.tsx";

type ProductsSectionProps = { column: ProductsColumn; cards: string };

/** A products column of a landing page: title, link to all, cards. Renders nothing without cards. */
export function ProductsSection({ column, cards }: ProductsSectionProps) {
  const { pathname } = useLocation();
  if (cards === "") return null;
  return (
    <CachedFragment
      as="section"
      name="products"
      of={[column, cards, pathname]}
      id={column.id}
      // Without its own title it belongs to the section above.
      className={cx("mx-auto max-w-page px-4 md:px-6", column.title ? "pt-10 md:pt-16" : "pt-4 md:pt-6")}
    >
      <ColumnHeading column={column} />
      <Cards packed={cards} column={column} />
    </CachedFragment>
  );
}

/** A separate component, so that a cached section does not even unpack its cards. */
function Cards({ packed, column }: { packed: string; column: ProductsColumn }) {
  const cards = useMemo(() => unpackCards(packed), [packed]);
  return (
    <ProductList
      cards={cards}
      layout={column.style}
      rowClass={`tablet:grid-cols-3 ${rowClass(column.perRow)}`}
      corner={cardWishButton}
    />
  );
}
