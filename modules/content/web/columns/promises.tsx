import { Icon } from "#kit/web/icons/icon.tsx";
import type { BannerColumn } from "../../contract/columns/banner-column.ts";

/** A row of promises with an icon and a short text each. */
export function Promises({ column }: { column: BannerColumn }) {
  return (
    <ul className="mx-auto grid max-w-page grid-cols-2 gap-x-4 gap-y-6 px-4 py-8 md:grid-cols-4 md:px-6">
      {column.items.map((item) => (
        <li key={item.title} className="flex flex-col gap-2 md:flex-row md:items-start md:gap-4">
          {item.icon ? (
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-md bg-court-soft text-court-ink">
              <Icon name={item.icon} size="lg" />
            </span>
          ) : null}
          <span>
            <span className="block font-bold">{item.title}</span>
            <span className="block text-sm text-ink-soft">{item.text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
