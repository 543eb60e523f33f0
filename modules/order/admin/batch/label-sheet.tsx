import { withZipCode } from "#kit/core/zip-code.ts";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { QrPicture } from "#modules/payment/web/qr-picture.tsx";
import { courierName } from "#modules/shipping/contract/couriers.ts";
import { chosenSlip, slipsOf } from "../slip-content.ts";
import type { OrderSheet } from "./order-batch.ts";

/** The label of the parcel that is packed now, or of the last one that left. Its QR code holds the tracking number, else the order's. */
export function LabelSheet({ order }: { order: OrderSheet }) {
  const t = useAdminText();
  const { orderCode, contact, store, service } = order;
  const slip = chosenSlip(slipsOf(order), null);
  const parcel = order.parcels.find(({ parcelCode }) => parcelCode === slip?.parcelCode);
  const [courier = "", level = ""] = service?.split(":") ?? [];
  const carrier = parcel?.courier ?? store?.name ?? courierName(courier);
  const number = parcel?.expressCode ?? null;
  return (
    <article className="label-sheet grid w-full max-w-sm gap-3 rounded-lg border border-line bg-surface p-4">
      <p className="flex items-baseline justify-between gap-3 border-b border-line-strong pb-2">
        <strong className="text-xl">{carrier}</strong>
        <span className="text-sm">{level}</span>
      </p>
      <address className="text-base not-italic">
        <strong className="text-lg">{contact.name}</strong>
        <br />
        {contact.mobile}
        {store ? null : (
          <>
            {contact.companyName ? (
              <>
                <br />
                {contact.companyName}
              </>
            ) : null}
            <br />
            {contact.address}
            <br />
            {withZipCode(contact.area, contact.zip)}
          </>
        )}
      </address>
      <div className="flex items-end justify-between gap-3 border-t border-line-strong pt-3">
        <p className="min-w-0 text-sm break-all tabular-nums">
          {t("col_order")}
          <br />
          <strong className="text-base">{orderCode}</strong>
          <br />
          {t("express_code")}
          <br />
          <strong className="text-base">{number ?? t("number_comes")}</strong>
        </p>
        <div className="w-32 shrink-0">
          <QrPicture text={number ?? orderCode} label={t("label_qr", { text: number ?? orderCode })} />
        </div>
      </div>
    </article>
  );
}
