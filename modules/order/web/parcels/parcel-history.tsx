import { formatDateTime } from "#kit/core/date-format.ts";
import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { ParcelModel } from "./parcel-model.ts";
import { useParcelsText } from "./parcels-text.ts";

type Station = {
  readonly key: string;
  readonly isTrouble: boolean;
  readonly text: string;
  readonly time: string;
  readonly where: string;
};

const shownAtOnce = 3;

/** The history of a parcel, the latest first; older entries are collapsed. */
export function ParcelHistory({ parcel: { events, sendTime } }: { parcel: ParcelModel }) {
  const t = useParcelsText();
  const stations: Station[] = events.map(({ status, statusStr, time, place, reason }) => ({
    key: `${status} ${time}`,
    isTrouble: status === "failed" || status === "returned",
    text: statusStr,
    time,
    where: [reason, place].filter((part) => part !== null && part !== "").join(" · "),
  }));
  if (sendTime !== null)
    stations.push({ key: "sent", isTrouble: false, text: t("handed_over"), time: sendTime, where: "" });
  const earlier = stations.slice(shownAtOnce);
  return (
    <div>
      <Stations label={t("way")} stations={stations.slice(0, shownAtOnce)} isNewest goesOn={earlier.length > 0} />
      {earlier.length > 0 ? (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center pl-7 text-sm font-bold text-ink-soft hover:text-ink">
            {t("earlier", { count: earlier.length })}
          </summary>
          <Stations label={t("earlier", { count: earlier.length })} stations={earlier} />
        </details>
      ) : null}
    </div>
  );
}

type StationsProps = { label: string; stations: readonly Station[]; isNewest?: boolean; goesOn?: boolean };

function Stations({ label, stations, isNewest = false, goesOn = false }: StationsProps) {
  const locale = useLocale();
  return (
    <ol aria-label={label}>
      {stations.map(({ key, isTrouble, text, time, where }, index) => {
        const isNow = isNewest && index === 0;
        const isLast = index === stations.length - 1 && !goesOn;
        return (
          <li key={key} className="relative grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 pb-4 last:pb-0">
            {isLast ? null : (
              <span aria-hidden="true" className="absolute top-3 bottom-[-0.5rem] left-[0.4375rem] w-0.5 bg-line" />
            )}
            <span
              aria-hidden="true"
              className={cx(
                "relative mt-1 size-4 rounded-sm border-2",
                !isNow
                  ? "border-line-strong bg-surface"
                  : isTrouble
                    ? "border-danger bg-danger"
                    : "border-court bg-court",
              )}
            />
            <span className="min-w-0 text-sm">
              <span className={cx("block", isNow ? "font-extrabold" : "font-semibold")}>{text}</span>
              {where === "" ? null : <span className="block break-words text-ink-soft">{where}</span>}
              <time dateTime={time} className="block text-ink-soft tabular-nums">
                {formatDateTime(new Date(time), locale)}
              </time>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
