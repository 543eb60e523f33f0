import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { orderStatusCodes } from "../contract/wire/order-status-codes.ts";
import { LineCheckbox } from "./line-checkbox.tsx";
import { batchUnits, type OrderDetailModel, type OrderLineModel, type OrderPlace } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";
import { ProductPicture } from "./product-picture.tsx";

type Selection = {
  readonly chosen: ReadonlySet<string>;
  readonly tick: (codes: readonly string[], on: boolean) => void;
};

type OrderLinesProps = { order: OrderDetailModel; place: OrderPlace; selection?: Selection };

/** The lines, each with price, paid amount, and the state of its pieces. */
export function OrderLines({ order, place, selection }: OrderLinesProps) {
  const t = useOrderText();
  return (
    <ul className="divide-y divide-line">
      {order.productList.map((line) => (
        <li key={line.orderItemCode} className="flex gap-3 py-4 first:pt-0 last:pb-0 md:gap-4">
          {selection ? (
            <LineCheckbox
              name={line.orderItemCode}
              label={t("select_item", { name: line.skuName })}
              checked={selection.chosen.has(line.orderItemCode)}
              disabled={batchUnits(line) === 0}
              onTick={(on) => selection.tick([line.orderItemCode], on)}
            />
          ) : null}
          <ProductPicture path={line.image} />
          <div className="min-w-0 grow">
            <Link
              to={`/pdp/${encodeURIComponent(line.productCode)}?skuCode=${encodeURIComponent(line.skuCode)}`}
              className="inline-flex min-h-11 items-center font-bold break-words hover:text-brick-ink hover:underline"
            >
              {line.skuName}
            </Link>
            {line.attributes.length > 0 ? (
              <p className="text-sm text-ink-soft">
                {line.attributes.map(({ key, value }) => `${key}: ${value}`).join(" · ")}
              </p>
            ) : null}
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="text-sm text-ink-soft tabular-nums">
                {line.isGift ? <Badge tone="sun">{t("gift")}</Badge> : `${line.count} × ${rp(line.sellPrice)}`}
              </p>
              <p className="font-bold tabular-nums">
                {line.productAmount > line.amount ? (
                  <s className="mr-2 text-sm font-normal text-ink-soft">{rp(line.productAmount)}</s>
                ) : null}
                {rp(line.amount)}
              </p>
            </div>
            <Pieces line={line} order={order} />
            {line.returnCode === null ? null : (
              <Link
                to={place.returned(order.orderCode, line.returnCode)}
                className="mt-1 inline-flex min-h-11 flex-wrap items-center gap-1.5 py-1 text-sm font-bold text-brick-ink hover:underline"
              >
                <Icon name="undo-2" size="sm" />
                {t("return_detail")}
                {line.afterSaleStatusStr ? <Badge tone="info">{line.afterSaleStatusStr}</Badge> : null}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Where the pieces of a line are, when they are not all in the same place. */
function Pieces({ line, order }: { line: OrderLineModel; order: OrderDetailModel }) {
  const t = useOrderText();
  const of = (count: number) => ({ count, total: line.count });
  const partlySent = order.orderStatus === orderStatusCodes.partiallyShipped && line.sentCount > 0;
  if (line.cancelledCount + line.cancellingCount === 0 && !partlySent) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {line.cancelledCount > 0 ? <Badge>{t("n_cancelled", of(line.cancelledCount))}</Badge> : null}
      {line.cancellingCount > 0 ? <Badge tone="sun">{t("n_cancelling", of(line.cancellingCount))}</Badge> : null}
      {partlySent ? (
        <Badge tone="court">
          {t(order.distributionType === deliveryMethodCodes.storePickup ? "n_ready" : "n_sent", of(line.sentCount))}
        </Badge>
      ) : null}
    </p>
  );
}
