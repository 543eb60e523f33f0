import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { GoodsPicture } from "./goods-picture.tsx";
import type { OrderDetailModel } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";

/** What was bought, each with what it cost and what was paid for it. */
export function OrderLines({ lines }: { lines: OrderDetailModel["productList"] }) {
  const t = useOrderText();
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.orderItemCode} className="flex gap-4 py-4 first:pt-0 last:pb-0">
          <GoodsPicture path={line.image} />
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
          </div>
        </li>
      ))}
    </ul>
  );
}
