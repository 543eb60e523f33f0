import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { movementCauses } from "../contract/movement-causes.ts";
import { type HistoryModel, referencePath, signed } from "./stock-model.ts";
import { useStockText } from "./stock-text.ts";

type Entry = HistoryModel["entries"][number];
type StockHistoryProps = {
  history: HistoryModel;
  /** The address of older entries, and of the newest when these are not. */
  older: string | null;
  newest: string | null;
  year: number;
};

const causes = [...movementCauses, "reserved"] as const;

/** Movements and reservations of an SKU at a place, newest first. */
export function StockHistory({ history, older, newest, year }: StockHistoryProps) {
  const t = useStockText();
  return (
    <AdminPanel title={t("history")}>
      {history.entries.length === 0 ? <p className="text-sm text-ink-soft">{t("history_none")}</p> : null}
      <ol className="divide-y divide-line text-sm">
        {history.entries.map((entry) => (
          <HistoryLine key={entry.id} entry={entry} year={year} />
        ))}
      </ol>
      <nav className="flex gap-4 text-sm font-bold">
        {newest ? (
          <Link to={newest} preventScrollReset className="inline-flex min-h-11 items-center underline">
            {t("history_newest")}
          </Link>
        ) : null}
        {older ? (
          <Link to={older} preventScrollReset className="inline-flex min-h-11 items-center underline">
            {t("history_older")}
          </Link>
        ) : null}
      </nav>
    </AdminPanel>
  );
}

function HistoryLine({ entry, year }: { entry: Entry; year: number }) {
  const t = useStockText();
  const cause = causes.find((known) => known === entry.cause) ?? "unexplained";
  const path = referencePath(entry.cause, entry.reference);
  const state = entry.state === "held" || entry.state === "sold" || entry.state === "released" ? entry.state : null;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-2">
      <span
        className={cx(
          "text-right font-bold tabular-nums",
          entry.change === null ? "font-normal text-ink-soft" : entry.change < 0 ? "text-danger" : "text-court-ink",
        )}
      >
        {entry.change === null ? `(${entry.reserved ?? 0})` : signed(entry.change)}
      </span>
      <span className="min-w-0">
        <span className="font-semibold">{t(`cause_${cause}`)}</span>
        {state ? <span className="text-ink-soft">, {t(`state_${state}`)}</span> : null}
        {entry.reference ? (
          <span className="text-ink-soft tabular-nums">
            {" · "}
            {path ? (
              <Link to={path} className="underline">
                {entry.reference}
              </Link>
            ) : (
              entry.reference
            )}
          </span>
        ) : null}
        {entry.reason ? <span className="block break-words">{entry.reason}</span> : null}
        <span className="block text-xs text-ink-soft tabular-nums">
          <time dateTime={entry.at}>{shortTime(entry.at, year)}</time>
          {entry.actor ? ` · ${entry.actor}` : ""}
        </span>
      </span>
      <span className="text-xs whitespace-nowrap text-ink-soft tabular-nums">
        {entry.onHand === null ? "" : t("after", { count: entry.onHand })}
      </span>
    </li>
  );
}
