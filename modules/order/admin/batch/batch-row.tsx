import { Link } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { type OrderRow, rowTone } from "../order-model.ts";
import { expressField, versionField } from "./order-batch.ts";

type BatchRowProps = { order: OrderRow; refusal: string | null; typed: Readonly<Record<string, string>> };

/** One chosen order. What cannot be packed or sent now is not part of the press. */
export function BatchRow({ order, refusal, typed }: BatchRowProps) {
  const t = useAdminText();
  const { orderCode, can } = order;
  const mayShip = can.includes("ship");
  const isPossible = mayShip || can.includes("pack");
  return (
    <li className="grid items-center gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
      <div className="flex min-w-0 items-center gap-3">
        <input type="hidden" name={versionField(orderCode)} value={order.version} />
        {/* A new state of the order makes a new box: one that is done is no longer ticked. */}
        <Checkbox
          key={`${order.version} ${isPossible}`}
          name="order"
          value={orderCode}
          defaultChecked={isPossible}
          disabled={!isPossible}
          label={<span className="sr-only">{t("select_row", { name: orderCode })}</span>}
        />
        <div className="min-w-0 text-sm">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link to={`/admin/orders/${orderCode}`} className="font-bold tabular-nums underline">
              {orderCode}
            </Link>
            <Badge tone={rowTone(order.status)}>{order.statusText}</Badge>
            {order.isPacked ? <Badge tone="court">{t("packed")}</Badge> : null}
            {order.cancelAsked ? <Badge tone="danger">{t("cancel_asked")}</Badge> : null}
          </p>
          <p className="text-ink-soft">
            {[order.receiver, order.place, t("pieces_of", { count: order.pieces }), order.service]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {refusal ? <p className="font-semibold text-danger">{refusal}</p> : null}
        </div>
      </div>
      {mayShip ? (
        <TextField
          name={expressField(orderCode)}
          label={`${t("express_code")} ${orderCode}`}
          hideLabel
          kind="voucher"
          maxLength={40}
          placeholder={t("express_code")}
          defaultValue={typed[expressField(orderCode)]}
        />
      ) : null}
    </li>
  );
}
