import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useStockText } from "../stock-text.ts";
import type { TransferModel } from "./transfer-model.ts";

type Event = TransferModel["events"][number];
const steps = ["created", "changed", "sent", "received", "cancelled"] as const;

/** Who did what with a transfer. */
export function TransferEvents({ transfer, year }: { transfer: TransferModel; year: number }) {
  const t = useStockText();
  const units = (event: Event, kind: "received" | "lost") => event.lines.reduce((sum, line) => sum + line[kind], 0);
  return (
    <AdminPanel title={t("events")}>
      <ol className="grid gap-1.5 text-sm">
        {transfer.events.map((event) => (
          <li key={`${event.at} ${event.step}`} className="flex flex-wrap gap-x-2">
            <time dateTime={event.at} className="text-ink-soft tabular-nums">
              {shortTime(event.at, year)}
            </time>
            <span className="font-semibold">{t(`step_${steps.find((step) => step === event.step) ?? "changed"}`)}</span>
            {event.step === "received" ? (
              <span className="tabular-nums">
                {t("transfer_units", { count: units(event, "received") })}
                {units(event, "lost") > 0 ? ` · ${t("lost_of", { count: units(event, "lost") })}` : ""}
              </span>
            ) : null}
            <span className="text-ink-soft">{event.actor}</span>
          </li>
        ))}
      </ol>
    </AdminPanel>
  );
}
