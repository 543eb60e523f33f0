import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { Icon } from "#kit/web/icons/icon.tsx";
import { type CalendarEntry, recordPath, weeksOf } from "./calendar-model.ts";
import { kindText, periodText, stateText } from "./calendar-texts.ts";
import { usePromotionCalendarText } from "./promotion-calendar-text.ts";

// Complete class names, so that Tailwind finds them.
const starts = [
  ...["col-start-1", "col-start-2", "col-start-3", "col-start-4", "col-start-5", "col-start-6", "col-start-7"],
];
const spans = [...["col-span-1", "col-span-2", "col-span-3", "col-span-4", "col-span-5", "col-span-6", "col-span-7"]];

const tones: Readonly<Record<string, string>> = {
  DRAFT: "border-dashed border-line-strong bg-surface",
  RUNNING: "border-court bg-court-soft",
};

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A month week by week; each promotion is a bar over its days that links to its page. */
export function CalendarMonth({
  month,
  today,
  entries,
}: {
  month: string;
  today: string;
  entries: readonly CalendarEntry[];
}) {
  const t = usePromotionCalendarText();
  const nameOf = new Map(entries.map(({ code, name }) => [code, name || code]));
  return (
    <div className="rounded-md border border-line bg-surface">
      <div aria-hidden className="grid grid-cols-7 border-b border-line text-xs font-bold text-ink-soft">
        {weekdays.map((day) => (
          <span key={day} className="px-2 py-1.5">
            {t(`weekday_${day}`)}
          </span>
        ))}
      </div>
      <ol className="divide-y divide-line">
        {weeksOf(month, entries).map(({ days, bars }) => (
          <li
            key={days[0]}
            aria-label={t("week", { from: written(days[0]), until: written(days[6]) })}
            className="grid gap-1 pb-2"
          >
            <div aria-hidden className="grid grid-cols-7 text-xs tabular-nums">
              {days.map((day) => (
                <span key={day} className={cx("px-2 py-1", day.slice(0, 7) !== month && "text-ink-soft")}>
                  <span className={cx(day === today && "rounded-full bg-ink px-1.5 py-0.5 font-bold text-paper")}>
                    {Number(day.slice(8))}
                  </span>
                </span>
              ))}
            </div>
            <ul className="grid min-h-6 grid-flow-row-dense grid-cols-7 gap-1">
              {bars.map(({ entry, column, span }) => (
                <li
                  key={`${entry.kind === "coupon"} ${entry.code}`}
                  className={cx("min-w-0 px-1", starts[column], spans[span - 1])}
                >
                  <Link
                    to={recordPath(entry)}
                    title={labelOf(entry)}
                    aria-label={labelOf(entry)}
                    className={cx(
                      "flex min-h-7 items-center gap-1 rounded-md border px-1.5 text-xs font-bold no-underline hover:underline pointer-coarse:min-h-11",
                      tones[entry.state] ?? "border-line bg-sunken",
                    )}
                  >
                    {entry.overlaps.length === 0 ? null : <Icon name="copy" size="xs" className="shrink-0" />}
                    <span className="truncate">{entry.name || entry.code}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="flex items-center gap-1 border-t border-line px-2 py-2 text-xs text-ink-soft">
        <Icon name="copy" size="xs" /> {t("legend_overlap")}
      </p>
    </div>
  );

  function labelOf(entry: CalendarEntry): string {
    const overlaps = entry.overlaps.map((code) => nameOf.get(code) ?? code).join(", ");
    const about = [entry.name || entry.code, kindText(entry, t), stateText(entry, t), periodText(entry)].join(", ");
    return overlaps === "" ? about : `${about}. ${t("overlaps")} ${overlaps}`;
  }
}

const written = (day = ""): string => day.split("-").reverse().join("/");
