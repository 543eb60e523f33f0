import { withZipCode } from "#kit/core/zip-code.ts";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { AdminOrderModel } from "./order-model.ts";
import { SlipChoice } from "./slip-choice.tsx";
import type { SlipContent } from "./slip-content.ts";

const cell = "border-b border-line py-2 pr-3 text-left align-top";

type SlipSheetProps = {
  order: Pick<AdminOrderModel, "orderCode" | "store" | "service" | "placedAt"> & {
    contact: Omit<AdminOrderModel["contact"], "email">;
    lines: readonly Pick<AdminOrderModel["lines"][number], "name" | "skuCode" | "barcode" | "attributes" | "isGift">[];
    parcels: readonly Pick<AdminOrderModel["parcels"][number], "parcelCode" | "expressCode">[];
  };
  slips: readonly SlipContent[];
  slip: SlipContent | null;
  year: number;
  /** Whether links lead to the order's other slips. */
  isChosen?: boolean;
};

/** The slip of one parcel as it lies in the box. */
export function SlipSheet({ order, slips, slip, year, isChosen = false }: SlipSheetProps) {
  const t = useAdminText();
  const { contact, store, service } = order;
  const parcel = order.parcels.find((one) => one.parcelCode === slip?.parcelCode);
  return (
    <article className="w-full max-w-prose rounded-lg border border-line bg-surface p-6 print:max-w-full print:border-0 print:p-0">
      {isChosen && slip ? <SlipChoice slips={slips} chosen={slip} /> : null}
      <div className="grid grid-cols-2 gap-6 text-sm">
        <p>
          <strong className="text-lg tabular-nums">{order.orderCode}</strong>
          <br />
          {shortTime(order.placedAt, year)}
          <br />
          {service?.replace(":", " ") ?? store?.name}
          {parcel?.expressCode ? (
            <>
              <br />
              <span className="tabular-nums">{parcel.expressCode}</span>
            </>
          ) : null}
          {slip && slips.length > 1 ? (
            <>
              <br />
              <strong>{t("slip_parcel_of", { number: slips.indexOf(slip) + 1, count: slips.length })}</strong>
            </>
          ) : null}
        </p>
        <address className="not-italic">
          <strong>{contact.name}</strong>
          <br />
          {store ? null : (
            <>
              {contact.companyName ? (
                <>
                  {contact.companyName}
                  <br />
                </>
              ) : null}
              {contact.address}
              <br />
              {withZipCode(contact.area, contact.zip)}
              <br />
            </>
          )}
          {contact.mobile}
        </address>
      </div>
      <table className="mt-5 w-full border-collapse text-sm">
        <thead>
          <tr>
            <th className={cell}>{t("slip_count")}</th>
            <th className={cell}>{t("slip_item")}</th>
            <th className={cell}>{t("slip_sku")}</th>
            <th className={cell}>{t("slip_check")}</th>
          </tr>
        </thead>
        <tbody>
          {slip?.items.map(({ number, quantity }) => (
            <tr key={number}>
              <td className={`${cell} text-lg font-extrabold tabular-nums`}>{quantity}</td>
              <td className={cell}>
                {order.lines[number]?.name}
                {order.lines[number]?.isGift ? ` (${t("gift")})` : ""}
                <br />
                <span className="text-ink-soft">{order.lines[number]?.attributes}</span>
              </td>
              <td className={`${cell} break-all tabular-nums`}>
                {order.lines[number]?.skuCode}
                <br />
                <span className="text-ink-soft">{order.lines[number]?.barcode}</span>
              </td>
              <td className={cell}>
                <span className="inline-block size-5 border-2 border-line-strong" aria-hidden="true" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {slip === null || slip.items.length === 0 ? <p className="mt-4 text-sm">{t("slip_empty")}</p> : null}
      {slips.length > 1 ? <p className="mt-4 text-sm text-ink-soft">{t("slip_rest")}</p> : null}
    </article>
  );
}
