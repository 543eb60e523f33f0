import { Link } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { BannerColumn, BannerItem } from "../../contract/columns/banner-column.ts";
import { BannerPicture } from "./banner-picture.tsx";
import { ColumnTitle } from "./column-title.tsx";
import { rowClass } from "./per-row.ts";

/** Wide pictures with words below them: campaigns and stories. */
export function WideBanners({ column }: { column: BannerColumn }) {
  return (
    <section className="mx-auto max-w-page px-4 pt-10 md:px-6 md:pt-16">
      <ColumnTitle title={column.title} />
      <ul className={`grid gap-5 md:gap-6 ${rowClass(column.perRow ?? { pc: 2, h5: 1 })}`}>
        {column.items.map((item) => (
          <li key={item.href ?? item.title}>
            {item.href ? (
              <Link
                to={item.href}
                className="group block overflow-hidden rounded-xl bg-surface shadow-lift hover:shadow-float"
              >
                <WideBanner item={item} />
              </Link>
            ) : (
              <div className="overflow-hidden rounded-xl bg-surface shadow-lift">
                <WideBanner item={item} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function WideBanner({ item }: { item: BannerItem }) {
  return (
    <>
      <BannerPicture
        item={{ ...item, alt: item.alt ?? "" }}
        width={1280}
        height={560}
        widths={[480, 640, 800, 1080, 1280]}
        sizes="(min-width: 1280px) 616px, (min-width: 769px) 50vw, 100vw"
        className="aspect-[16/7] w-full object-cover"
      />
      <div className="flex items-end justify-between gap-4 p-5 md:p-6">
        <div>
          {item.title ? <h3 className="text-lg font-extrabold md:text-xl">{item.title}</h3> : null}
          {item.text ? <p className="mt-1 text-ink-soft">{item.text}</p> : null}
        </div>
        {item.href && item.label ? (
          <span className="inline-flex shrink-0 items-center gap-1 font-bold text-brick-ink group-hover:underline">
            {item.label} <Icon name="arrow-right" size="sm" />
          </span>
        ) : null}
      </div>
    </>
  );
}
