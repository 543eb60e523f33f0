import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { AdminOrderModel } from "./order-model.ts";

type Event = AdminOrderModel["events"][number];

/** Every change with who, when and why, the last one first. */
export function OrderHistory({ events, year }: { events: readonly Event[]; year: number }) {
  const t = useAdminText();
  return (
    <AdminPanel title={t("history")}>
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
    </AdminPanel>
  );
}
