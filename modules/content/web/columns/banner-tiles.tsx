import { Link } from "react-router";
import { CachedFragment } from "#kit/web/fragment-cache/cached-fragment.tsx";
import type { BannerColumn } from "../../contract/columns/banner-column.ts";
import { BannerPicture } from "./banner-picture.tsx";
import { ColumnTitle } from "./column-title.tsx";
import { rowClass } from "./per-row.ts";

/** Square tiles with a name below: departments, brands. */
export function BannerTiles({ column }: { column: BannerColumn }) {
  return (
    <CachedFragment as="section" name="tiles" of={column} className="mx-auto max-w-page px-4 pt-10 md:px-6 md:pt-16">
      <ColumnTitle title={column.title} />
      <ul className={`grid gap-3 md:gap-6 ${rowClass(column.perRow)}`}>
        {column.items.map((item) => (
          <li key={item.href ?? item.title}>
            <Link to={item.href ?? "/"} className="group block rounded-lg">
              <BannerPicture
                item={{ ...item, alt: "" }}
                width={800}
                height={800}
                widths={[160, 240, 320, 400, 480, 640]}
                sizes="(min-width: 1280px) 190px, (min-width: 769px) 16vw, 45vw"
                className="aspect-square w-full rounded-lg bg-sunken object-cover transition-transform group-hover:-translate-y-1"
              />
              <span className="mt-2.5 block text-center font-bold group-hover:text-brick-ink md:text-lg">
                {item.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </CachedFragment>
  );
}
