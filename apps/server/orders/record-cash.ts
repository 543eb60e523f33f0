import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { recordReceipts } from "#modules/cash/server/index.ts";
import { isCashOnDelivery } from "#modules/order/contract/order-texts.ts";
import type { OrderChange } from "#modules/order/server/index.ts";

/** Books the cash that couriers collected with delivered orders, for the store or warehouse that sent them. */
export const recordCash =
  ({ clock }: { readonly clock: Clock }) =>
  (trx: Transaction<unknown>, changes: readonly OrderChange[]): Promise<void> =>
    recordReceipts(
      trx,
      changes
        .filter(({ order }) => isCashOnDelivery(order.channelCode))
        .map(({ order: { code, paymentReference, sourceCode, totals, refundedAmount } }) => ({
          orderCode: code,
          paymentReference,
          storeCode: sourceCode,
          orderTotal: totals.totalAmount,
          notCollected: refundedAmount,
        })),
      clock.now(),
    );
