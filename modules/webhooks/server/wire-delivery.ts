import type { DeliveryRow } from "./store/delivery-log.ts";

/** A delivery as the admin schema has it. */
export const wireDelivery = ({ occurredAt, lastAttemptAt, nextAttemptAt, ...row }: DeliveryRow) => ({
  ...row,
  occurredAt: occurredAt.toISOString(),
  lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
  nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
});
