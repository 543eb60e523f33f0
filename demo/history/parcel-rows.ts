import { orderItemCode } from "#modules/order/contract/order-code.ts";
import { type HistoryOrder, momentOf, stepsOf } from "./history-order.ts";
import type { HistoryRows } from "./history-rows.ts";
import type { RandomChoices } from "./random-choices.ts";

/** Where a courier's message comes from, by status. */
const hubs = { pickedUp: "Hub asal", onTheWay: "Hub transit", outForDelivery: "Hub tujuan", delivered: "" } as const;

/** The parcel of an order that is sent home, with everything its courier reported. */
export function addParcel(rows: HistoryRows, random: RandomChoices, order: HistoryOrder): void {
  const sentAt = momentOf(order, "send");
  if (!sentAt || order.store) return;
  const reports = stepsOf(order, "parcel");
  const last = reports.at(-1);
  const code = random.uuid();
  const courier = order.service?.split(":")[0] ?? "JNE";
  rows.add("shipping.parcel", {
    code,
    reference: order.code,
    courier_code: courier,
    express_code: `${courier}${random.digits(12)}`,
    status: last?.status ?? "booked",
    sent_at: sentAt,
    delivered_at: last?.status === "delivered" ? last.at : null,
    signer_name: last?.status === "delivered" ? order.customer.firstName : null,
    heard_at: last?.at ?? sentAt,
  });
  rows.add(
    "shipping.parcel_item",
    ...order.lines.map(({ skuCode, quantity }, line) => ({
      parcel_code: code,
      item_code: orderItemCode(order.code, line),
      sku_code: skuCode,
      quantity,
    })),
  );
  rows.add(
    "shipping.tracking_event",
    ...reports.map(({ status, at }, number) => ({
      parcel_code: code,
      event_id: `${code}-${number + 1}`,
      status,
      at,
      place: status in hubs ? hubs[status as keyof typeof hubs] : "",
      reason: null,
      received_at: at,
    })),
  );
}
