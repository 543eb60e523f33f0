import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { ReturnStepDeps } from "#modules/returns/server/index.ts";
import { writeWebhookEvents } from "#modules/webhooks/server/index.ts";
import { orderKey } from "./order-webhooks.ts";

/** Writes the event of a return whose pieces have arrived, in the transaction that receives them. */
export const returnWebhooks =
  ({ ids, clock }: { readonly ids: Pick<Ids, "uuid">; readonly clock: Clock }): ReturnStepDeps["onReceived"][number] =>
  (trx, { order, back }) =>
    writeWebhookEvents(trx, [
      {
        id: ids.uuid(),
        type: "order.returned",
        objectKey: orderKey(order.code),
        occurredAt: clock.now(),
        object: {
          kind: "return",
          code: back.code,
          order: order.code,
          status: back.status,
          reason: back.reason,
          resellable: back.resellable,
          lines: back.lines.flatMap(({ number, quantity }) => {
            const line = order.lines[number];
            return line ? [{ sku: line.skuCode, quantity }] : [];
          }),
        },
      },
    ]);
