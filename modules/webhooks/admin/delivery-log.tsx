import { Link, useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { deliveryStatuses } from "../contract/webhook-state.ts";
import { DeliveryItem } from "./delivery-item.tsx";
import { logAddress, type ShownLog } from "./webhook-model.ts";
import { useWebhooksText } from "./webhooks-text.ts";

type DeliveryLogPanelProps = {
  code: string;
  log: ShownLog;
  editable: boolean;
  year: number;
};

const linkClass = "inline-flex min-h-9 items-center text-sm font-bold underline pointer-coarse:min-h-11";

/** What was sent to an endpoint, newest first. The address of the page holds status and page. */
export function DeliveryLogPanel({ code, log, editable, year }: DeliveryLogPanelProps) {
  const t = useWebhooksText();
  const { revalidate, state } = useRevalidator();
  const { deliveries, next, status, before } = log;
  return (
    <AdminPanel title={t("log")}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <nav aria-label={t("by_status")} className="flex gap-1 overflow-x-auto">
            {([null, ...deliveryStatuses] as const).map((one) => (
              <Link
                key={one ?? "all"}
                to={logAddress(code, one)}
                preventScrollReset
                aria-current={one === status ? "page" : undefined}
                className={cx(
                  "flex min-h-9 shrink-0 items-center rounded-md px-3 text-sm font-bold no-underline pointer-coarse:min-h-11",
                  one === status ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken hover:text-ink",
                )}
              >
                {t(one === null ? "status_all" : `status_${one}`)}
              </Link>
            ))}
          </nav>
          <Button size="sm" variant="quiet" loading={state === "loading"} onClick={() => void revalidate()}>
            {t("refresh")}
          </Button>
        </div>
        {deliveries.length === 0 ? (
          <p className="text-sm text-ink-soft">{t("log_empty")}</p>
        ) : (
          <ul className="grid gap-2">
            {deliveries.map((delivery) => (
              <DeliveryItem key={delivery.id} {...{ delivery, editable, year }} />
            ))}
          </ul>
        )}
        {before === null && next === null ? null : (
          <nav aria-label={t("log_pages")} className="flex flex-wrap gap-4">
            {before === null ? null : (
              <Link to={logAddress(code, status)} preventScrollReset className={linkClass}>
                {t("newest")}
              </Link>
            )}
            {next === null ? null : (
              <Link to={logAddress(code, status, next)} preventScrollReset className={linkClass}>
                {t("older")}
              </Link>
            )}
          </nav>
        )}
      </div>
    </AdminPanel>
  );
}
