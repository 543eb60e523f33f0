import { Link } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { stateTone } from "../promotion-list/promotion-list-model.ts";
import { type CalendarEntry, recordPath } from "./calendar-model.ts";
import { kindText, periodText, stateText } from "./calendar-texts.ts";
import { usePromotionCalendarText } from "./promotion-calendar-text.ts";

/** The entries of a month as a list, sorted by their begin. */
export function CalendarAgenda({ entries }: { entries: readonly CalendarEntry[] }) {
  const t = usePromotionCalendarText();
  const named = new Map(entries.filter(({ kind }) => kind !== "coupon").map((entry) => [entry.code, entry]));
  return (
    <ol className="grid gap-2">
      {entries.map((entry) => (
        <li
          key={`${entry.kind === "coupon"} ${entry.code}`}
          className="grid gap-1 rounded-md border border-line bg-surface p-3 text-sm"
        >
          <div className="flex flex-wrap items-center gap-2">
            <Link
              to={recordPath(entry)}
              className="flex min-h-8 min-w-0 items-center font-bold break-words underline pointer-coarse:min-h-11"
            >
              {entry.name || entry.code}
            </Link>
            <Badge tone={stateTone(entry.state)}>{stateText(entry, t)}</Badge>
          </div>
          <span className="text-ink-soft">
            {kindText(entry, t)} · {periodText(entry)}
          </span>
          {entry.overlaps.length === 0 ? null : (
            <p>
              {t("overlaps")}{" "}
              {entry.overlaps.map((code) => (
                <Link
                  key={code}
                  to={recordPath({ kind: "promotion", code })}
                  className="mr-2 inline-flex min-h-8 items-center underline pointer-coarse:min-h-11"
                >
                  {named.get(code)?.name || code}
                </Link>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
