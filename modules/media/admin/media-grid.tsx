import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { type MediaTile, shownBytes } from "./media-model.ts";
import { useMediaText } from "./media-text.ts";
import { TilePicture } from "./tile-picture.tsx";

type MediaGridProps = { items: readonly MediaTile[]; openId: string | null; addressOf: (id: string) => string };

/** A page of the library as tiles; each opens the file's details. */
export function MediaGrid({ items, openId, addressOf }: MediaGridProps) {
  const t = useMediaText();
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 phone:grid-cols-2 phone:gap-2">
      {items.map((item) => (
        <li
          key={item.id}
          className={cx(
            "relative overflow-hidden rounded-lg border bg-surface focus-within:outline-3 focus-within:outline-focus",
            item.id === openId ? "border-court ring-2 ring-court" : "border-line hover:border-ink",
          )}
        >
          <TilePicture item={item} sizes="(max-width: 768px) 45vw, 10rem" />
          <div className="grid gap-0.5 p-2 text-xs">
            <Link
              to={addressOf(item.id)}
              data-row
              preventScrollReset
              aria-current={item.id === openId ? "true" : undefined}
              className="truncate text-sm font-bold no-underline outline-none after:absolute after:inset-0"
            >
              {item.name}
            </Link>
            <span className="truncate text-ink-soft tabular-nums">
              {item.width && item.height ? `${item.width} × ${item.height} · ` : ""}
              {shownBytes(item.bytes, locale)}
            </span>
            <span className="truncate text-ink-soft">
              {item.useCount > 0 ? t("used_times", { count: item.useCount }) : t("unused")}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
