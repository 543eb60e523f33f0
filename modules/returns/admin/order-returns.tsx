import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import type { AdminOrderModel } from "#modules/order/admin/order-model.ts";
import { returnTone } from "./return-model.ts";

/** The returns of an order. */
export function OrderReturns({ returns }: { returns: AdminOrderModel["returns"] }) {
  const t = useAdminText();
  if (returns.length === 0) return null;
  return (
    <AdminPanel title={t("returns")}>
      <ul className="grid gap-1 text-sm">
        {returns.map((back) => (
          <li key={back.returnCode} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={`/admin/returns/${back.returnCode}`}
              className="inline-flex min-h-11 items-center font-semibold tabular-nums underline"
            >
              {back.returnCode}
            </Link>
            <Badge tone={returnTone(back.status)}>{back.statusText}</Badge>
            <span className="text-ink-soft tabular-nums">{rp(back.money)}</span>
          </li>
        ))}
      </ul>
    </AdminPanel>
  );
}
