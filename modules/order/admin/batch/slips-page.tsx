import { chosenSlip, slipsOf } from "../slip-content.ts";
import { SlipSheet } from "../slip-sheet.tsx";
import type { OrderSheet } from "./order-batch.ts";
import { PrintFrame } from "./print-frame.tsx";

/** The packing slips of many orders, each on a page of its own. */
export function SlipsPage({ orders, year }: { orders: readonly OrderSheet[]; year: number }) {
  return (
    <PrintFrame title="slips" count={orders.length}>
      {orders.map((order) => {
        const slips = slipsOf(order);
        return (
          <div key={order.orderCode} className="break-after-page last:break-after-auto">
            <SlipSheet order={order} slips={slips} slip={chosenSlip(slips, null)} year={year} />
          </div>
        );
      })}
    </PrintFrame>
  );
}
