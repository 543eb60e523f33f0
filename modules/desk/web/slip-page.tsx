import { Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { type DeskOrderModel, shortTime } from "./desk-model.ts";
import { useDeskText } from "./desk-text.ts";

const cell = "border-b border-line py-2 pr-3 text-left align-top";

/** The paper that goes into the box: what is in it and whom it is for, and no prices. */
export function SlipPage({ order, year }: { order: DeskOrderModel; year: number }) {
  const t = useDeskText();
  const { contact, store, service } = order;
  const lines = order.lines.filter(({ quantity, cancelled, cancelling }) => quantity > cancelled + cancelling);
  return (
    <article className="mx-auto max-w-prose rounded-lg border border-line bg-surface p-6 print:border-0 print:p-0">
      <p className="mb-5 flex flex-wrap gap-3" data-print="hide">
        <Button icon="printer" variant="court" onClick={() => window.print()}>
          {t("print")}
        </Button>
        <Link to={`/desk/orders/${order.orderCode}`} className="inline-flex min-h-11 items-center font-bold underline">
          {order.orderCode}
        </Link>
      </p>
      <h1 className="text-2xl font-extrabold tracking-tight">{t("slip")}</h1>
      <div className="mt-3 grid grid-cols-2 gap-6 text-sm">
        <p>
          <strong className="text-lg tabular-nums">{order.orderCode}</strong>
          <br />
          {shortTime(order.placedAt, year)}
          <br />
          {service?.replace(":", " ") ?? store?.name}
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
              {contact.area} {contact.zip}
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
          {lines.map((line) => (
            <tr key={line.number}>
              <td className={`${cell} text-lg font-extrabold tabular-nums`}>
                {line.quantity - line.cancelled - line.cancelling}
              </td>
              <td className={cell}>
                {line.name}
                {line.isGift ? ` (${t("gift")})` : ""}
                <br />
                <span className="text-ink-soft">{line.attributes}</span>
              </td>
              <td className={`${cell} break-all tabular-nums`}>
                {line.skuCode}
                <br />
                <span className="text-ink-soft">{line.barcode}</span>
              </td>
              <td className={cell}>
                <span className="inline-block size-5 border-2 border-line-strong" aria-hidden="true" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
