import { useMemo } from "react";
import { Link, useLocation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { CachedFragment } from "#kit/web/fragment-cache/cached-fragment.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { unpackCards } from "#modules/catalogue/web/packed-cards.ts";
import { ProductList } from "#modules/catalogue/web/product-list.tsx";
import type { ProductsColumn } from "#modules/content/contract/columns/products-column.ts";
import { ColumnTitle } from "#modules/content/web/columns/column-title.tsx";
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
      <div className="flex items-start justify-between gap-2 wrap-anywhere md:items-baseline md:gap-4">
        <ColumnTitle title={column.title} />
        {column.href && column.label ? (
          <Link
            to={column.href}
            className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end gap-1 font-bold text-brick-ink hover:underline"
          >
            {/* On a phone the title needs the width: the link shows an arrow, and its text is for screen readers only. */}
            <span className="sr-only md:not-sr-only">{column.label}</span>
            <Icon name="chevron-right" />
          </Link>
        ) : null}
      </div>
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
