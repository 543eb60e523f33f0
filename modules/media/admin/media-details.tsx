import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { Facts } from "#modules/admin/web/admin-panel.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { DeleteMedia } from "./delete-media.tsx";
import { MediaForm } from "./media-form.tsx";
import { MediaHistory } from "./media-history.tsx";
import { type MediaDetailsData, shownBytes } from "./media-model.ts";
import { useMediaText } from "./media-text.ts";
import { MediaUses } from "./media-uses.tsx";
import { ReplaceMedia } from "./upload/replace-media.tsx";

type MediaDetailsProps = {
  details: MediaDetailsData;
  answer: AdminAnswer | null;
  year: number;
  /** The library's address without the panel. */
  closeTo: string;
};

/** One file: the picture, its texts, its uses, and its replacement. */
export function MediaDetails({ details, answer, year, closeTo }: MediaDetailsProps) {
  const { item, uses } = details;
  const t = useMediaText();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus into the panel when it was opened from the grid. A page loaded with the panel keeps its focus
  // order.
  useEffect(() => {
    if (document.activeElement?.closest("[data-row]")) heading.current?.focus();
  }, []);
  return (
    <aside
      aria-labelledby="media-name"
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <div className="flex items-start gap-2">
        <h2
          ref={heading}
          id="media-name"
          tabIndex={-1}
          className="min-w-0 grow font-extrabold break-words outline-none"
        >
          {item.name}
        </h2>
        <Link
          to={closeTo}
          preventScrollReset
          className="inline-flex min-h-8 shrink-0 items-center gap-1 rounded-md px-2 text-sm font-bold no-underline hover:bg-sunken pointer-coarse:min-h-11"
        >
          <Icon name="x" size="sm" />
          {t("close")}
        </Link>
      </div>
      <MediaForm key={item.version} item={item} answer={answer} />
      <div className="grid gap-1.5">
        <h3 className="text-sm font-extrabold">{t("used_in")}</h3>
        <MediaUses uses={uses} />
      </div>
      <Facts
        facts={[
          [t("fact_size"), item.width && item.height ? `${item.width} × ${item.height} px` : null],
          [t("fact_bytes"), shownBytes(item.bytes, locale)],
          [t("fact_type"), item.type],
          [t("fact_uploaded"), `${item.uploadedBy}, ${shortTime(item.uploadedAt, year)}`],
          [
            t("fact_path"),
            <code key="path" className="text-xs break-all">
              {item.path}
            </code>,
          ],
        ]}
      />
      <div className="flex flex-wrap items-start gap-2 border-t border-line pt-3">
        <ReplaceMedia item={item} />
        <a
          href={item.url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-9 items-center gap-1.5 px-2 text-sm font-bold underline pointer-coarse:min-h-11"
        >
          {t("original")}
          <Icon name="external-link" size="sm" />
        </a>
        <MediaHistory details={details} />
        <DeleteMedia id={item.id} isUsed={uses.length > 0} />
      </div>
    </aside>
  );
}
