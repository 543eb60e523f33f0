import { type DeskOrderModel, shortTime } from "./desk-model.ts";
import { DeskPanel } from "./desk-panel.tsx";
import { useDeskText } from "./desk-text.ts";

type Event = DeskOrderModel["events"][number];

/** Every change with who, when and why, the last one first. */
export function OrderHistory({ events, year }: { events: readonly Event[]; year: number }) {
  const t = useDeskText();
  return (
    <DeskPanel title={t("history")}>
      <ol className="grid gap-1.5 text-sm">
        {events.toReversed().map((event) => (
          <li key={`${event.at} ${event.move}`} className="flex flex-wrap gap-x-3">
            <time dateTime={event.at} className="w-24 shrink-0 text-ink-soft tabular-nums">
              {shortTime(event.at, year)}
            </time>
            <span className="min-w-0">
              <strong>{t(`move_${event.move as "pay"}`)}</strong>
              <span className="text-ink-soft">
                {" · "}
                {event.actorName ?? t(`actor_${event.actor as "shopper"}`)}
                {event.reason ? ` · ${event.reason}` : ""}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </DeskPanel>
  );
}
