import { Link } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { AdminOrderModel } from "./order-model.ts";

const tones = { delivered: "court", failed: "danger", returned: "danger" } as const;

type OrderParcelsProps = Pick<AdminOrderModel, "orderCode" | "parcels"> & { year: number };

/** Shipped parcels, with courier and its last report. */
export function OrderParcels({ orderCode, parcels, year }: OrderParcelsProps) {
  const t = useAdminText();
  if (parcels.length === 0) return null;
  return (
    <AdminPanel title={t("parcels")}>
      <ul className="divide-y divide-line text-sm">
        {parcels.map((parcel) => (
          <li key={parcel.parcelCode} className="grid gap-1 py-2.5">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <strong>{parcel.courier}</strong>
              <span className="tabular-nums">{parcel.expressCode ?? t("number_comes")}</span>
              <Badge tone={tones[parcel.status as "failed"] ?? "info"}>{parcel.statusText}</Badge>
              <Link
                to={`/admin/orders/${orderCode}/slip?${new URLSearchParams({ parcel: parcel.parcelCode })}`}
                className="ml-auto inline-flex min-h-11 items-center underline"
                data-print="hide"
              >
                {t("slip_of_parcel")}
              </Link>
            </p>
            <p className="text-ink-soft">
              {parcel.items.map(({ name, quantity }) => `${quantity}× ${name}`).join(", ")}
            </p>
            <p className="text-xs text-ink-soft tabular-nums">
              {t("sent_at", { time: shortTime(parcel.sentAt, year) })}
              {parcel.place ? ` · ${parcel.place}` : ""}
              {parcel.failure ? ` · ${parcel.failure}` : ""}
              {parcel.signerName ? ` · ${parcel.signerName}` : ""}
            </p>
          </li>
        ))}
      </ul>
    </AdminPanel>
  );
}
