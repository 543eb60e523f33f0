import { type HistoryOrder, momentOf, statusOf, stepsOf } from "./history-order.ts";
import type { HistoryRows } from "./history-rows.ts";
import { storeStaff } from "./history-steps.ts";
import { day, later } from "./moments.ts";
import { isBackOnShelf, type ReturnedGoods } from "./return-rows.ts";
import type { StockKey, StockTotals } from "./store/history-stock.ts";

type Moved = StockKey & {
  readonly change: number;
  readonly cause: string;
  readonly reference: string | null;
  readonly at: Date;
};

/** What the orders did to stock: reservations, units that left or came back, and the totals by SKU and place. */
export type HistoryStock = {
  addOrder(rows: HistoryRows, order: HistoryOrder, returned: ReturnedGoods): void;
  /** Adds the movements, with deliveries that replace what was sold, so that as many units are on hand afterwards as before. */
  addMovements(rows: HistoryRows, onHand: ReadonlyMap<string, number>, now: Date): readonly StockTotals[];
};

export const stockName = ({ skuCode, sourceCode }: StockKey): string => `${skuCode} ${sourceCode}`;

const deliveryEvery = 30 * day;

export function historyStock(): HistoryStock {
  const moved: Moved[] = [];
  const totals = new Map<string, StockTotals>();
  const count = (key: StockKey, sold: number, shipped: number) => {
    const known = totals.get(stockName(key)) ?? { ...key, sold: 0, shipped: 0 };
    totals.set(stockName(key), { ...known, sold: known.sold + sold, shipped: known.shipped + shipped });
  };
  return {
    addOrder(rows, order, returned) {
      const leftAt = momentOf(order, order.store ? "collect" : "send");
      const releasedAt = momentOf(order, "expire", "cancel", "approveCancel");
      const soldAt = momentOf(order, "pay", "acceptCash");
      if (statusOf(order) === "awaitingPayment") throw new Error(`${order.code} waits for its payment`);
      order.lines.forEach(({ skuCode, quantity: bought }, number) => {
        const key = { skuCode, sourceCode: order.sourceCode };
        const back = number === 0 && isBackOnShelf(order, returned) ? 1 : 0;
        const isReleased = releasedAt !== null || back === bought;
        const quantity = isReleased ? bought : bought - back;
        const backAt = stepsOf(order, "return").find(({ transition }) => transition === "refund")?.at ?? null;
        const shipped = leftAt && !isReleased ? quantity : 0;
        rows.add("inventory.hold", {
          reference: order.code,
          sku_code: skuCode,
          source_code: order.sourceCode,
          quantity,
          state: isReleased ? "released" : "sold",
          held_at: order.placedAt,
          settled_at: releasedAt ?? (isReleased ? backAt : soldAt),
          shipped,
        });
        if (!isReleased) count(key, quantity, shipped);
        if (leftAt) moved.push({ ...key, change: -bought, cause: "shipped", reference: order.code, at: leftAt });
        if (back > 0 && backAt)
          moved.push({ ...key, change: back, cause: "returned", reference: order.code, at: backAt });
      });
    },
    addMovements(rows, onHand, now) {
      for (const [name, movements] of Map.groupBy(moved, stockName)) {
        let units = onHand.get(name) ?? 0;
        for (const { skuCode, sourceCode, change, cause, reference, at } of withDeliveries(movements, now)) {
          units += change;
          rows.add("inventory.movement", {
            sku_code: skuCode,
            source_code: sourceCode,
            change,
            on_hand: units,
            cause,
            reference,
            actor: cause === "received" ? storeStaff : null,
            at,
          });
        }
      }
      return [...totals.values()];
    },
  };
}

/** The movements in the order of time, each 30 days start with a delivery of the units sold within them. */
function withDeliveries(movements: readonly Moved[], now: Date): Moved[] {
  const leftAt = new Map(movements.filter(({ change }) => change < 0).map(({ reference, at }) => [reference, at]));
  const periodOf = ({ reference, at }: Moved) =>
    Math.floor((now.getTime() - (leftAt.get(reference) ?? at).getTime()) / deliveryEvery);
  const deliveries = [...Map.groupBy(movements, periodOf)].flatMap(([period, moves]): Moved[] => {
    const left = -moves.reduce((sum, { change }) => sum + change, 0);
    const [first] = moves;
    if (!first || left === 0) return [];
    const at = later(now, -(period + 1) * deliveryEvery);
    return [{ ...first, change: left, cause: "received", reference: null, at }];
  });
  return [...deliveries, ...movements].sort((one, other) => one.at.getTime() - other.at.getTime());
}
