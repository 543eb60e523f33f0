import { Link } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { ProductsColumn } from "../../contract/columns/products-column.ts";
import { ColumnTitle } from "./column-title.tsx";

/** The title of a products column, with the link to all of them. */
export function ColumnHeading({ column: { title, href, label } }: { column: ProductsColumn }) {
  return (
    <div className="flex items-start justify-between gap-2 wrap-anywhere md:items-baseline md:gap-4">
      <ColumnTitle title={title} />
      {href && label ? (
        <Link
          to={href}
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end gap-1 font-bold text-brick-ink hover:underline"
        >
          {/* On a phone the title needs the width: the link shows an arrow, and its text is for screen readers only. */}
          <span className="sr-only md:not-sr-only">{label}</span>
          <Icon name="chevron-right" />
        </Link>
      ) : null}
    </div>
  );
}
