import type { BannerColumn } from "../../contract/columns/banner-column.ts";
import { ColumnTitle } from "./column-title.tsx";
import { rowClass } from "./per-row.ts";
import { WideBanner } from "./wide-banner.tsx";

/** Wide pictures with texts, for promotions and stories. */
export function WideBanners({ column, first }: { column: BannerColumn; first: boolean }) {
  const alone = column.items.length === 1;
  const opens = first && alone;
  return (
    <section className={`mx-auto max-w-page px-4 md:px-6 ${first ? "pt-4 md:pt-6" : "pt-10 md:pt-16"}`}>
      <ColumnTitle title={column.title} />
      <ul className={`grid gap-5 md:gap-6 ${alone ? "grid-cols-1" : rowClass(column.perRow ?? { pc: 2, h5: 1 })}`}>
        {column.items.map((item) => (
          <li
            key={item.href ?? item.title}
            className="overflow-hidden rounded-xl bg-surface shadow-lift has-[a:hover]:shadow-float"
          >
            <WideBanner item={item} alone={alone} level={opens ? "h1" : column.title ? "h3" : "h2"} first={opens} />
          </li>
        ))}
      </ul>
    </section>
  );
}
