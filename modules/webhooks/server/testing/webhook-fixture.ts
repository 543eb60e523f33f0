import type { TestClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type WebhookEventType, webhookEventTypes } from "../../contract/webhook-events.ts";
import { newSecret } from "../delivery/sign-webhook.ts";
import { type SenderDeps, webhookSender } from "../delivery/webhook-sender.ts";
import { readDeliveries } from "../store/delivery-log.ts";
import { writeEndpointStates } from "../store/endpoints.ts";
import { writeWebhookEvents } from "../store/event-writes.ts";
import { replaceSecret } from "../store/secrets.ts";
import type { WebhookEvent } from "../webhook-event.ts";
import { testSealer } from "./test-sealer.ts";

/** Endpoints, events and senders on a real database. */
export function webhookFixture(database: Database, clock: TestClock) {
  const problems: unknown[] = [];
  const deps: SenderDeps = {
    database,
    clock,
    ids: systemIds,
    sealer: testSealer,
    allowsLoopback: true,
    random: () => 0.5,
    log: (_message, cause) => problems.push(cause),
  };
  const rowsOf = async (code: string) =>
    (await readDeliveries(database.kysely, { code, status: null, before: null, limit: 1_000 })).reverse();
  const eventOf = (orderCode: string, type: WebhookEventType): WebhookEvent => ({
    id: systemIds.uuid(),
    type,
    objectKey: `order:${orderCode}`,
    occurredAt: clock.now(),
    object: { kind: "order", code: orderCode },
  });
  return {
    deps,
    problems,
    eventOf,
    /** Adds an endpoint and answers its secret. */
    async endpoint(code: string, url: string, events: readonly WebhookEventType[] = webhookEventTypes) {
      const secret = newSecret(systemIds);
      const at = clock.now();
      await inTransaction(database, async (trx) => {
        const after = { url, events: Object.fromEntries(events.map((type) => [type, true as const])) };
        await writeEndpointStates(trx, [{ id: code, before: null, after: { ...after, enabled: true } }]);
        const sealed = deps.sealer.seal(secret, "webhook");
        await replaceSecret(trx, { id: systemIds.uuid(), endpointCode: code, sealed, at, formerUntil: at });
      });
      return secret;
    },
    /** Writes one event of an order, and answers its id. */
    async happened(orderCode: string, type: WebhookEventType = "order.placed"): Promise<string> {
      const event = eventOf(orderCode, type);
      await inTransaction(database, (trx) => writeWebhookEvents(trx, [event]));
      return event.id;
    },
    rowsOf,
    statuses: async (code: string) => (await rowsOf(code)).map(({ status }) => status),
    /** Sends until nothing is due. */
    async work(sender = webhookSender(deps)) {
      for (;;) {
        const claimed = await sender.sendDue();
        await sender.idle();
        if (claimed === 0) return;
      }
    },
  };
}
