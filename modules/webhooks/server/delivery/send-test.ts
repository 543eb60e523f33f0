import { fail, ok, type Result } from "#kit/core/result.ts";
import { testEventType } from "../../contract/webhook-events.ts";
import { addInFlight } from "../store/delivery-log.ts";
import { noteAttempt } from "../store/due-deliveries.ts";
import { readReceiver } from "../store/secrets.ts";
import { bodyOf, type WebhookEvent } from "../webhook-event.ts";
import type { SendDeps } from "../webhooks-deps.ts";
import { sendWebhook, wasReceived } from "./send-webhook.ts";
import { leaseMs } from "./webhook-sender.ts";

export type NotTested = { readonly code: "NOT_FOUND" | "NO_SECRET" };

/** Sends a test event at once, and once for each key. It is in the log like others, but not tried again. */
export async function sendTest(
  deps: SendDeps,
  { code, key }: { readonly code: string; readonly key: string },
): Promise<Result<null, NotTested>> {
  const { kysely } = deps.database;
  const at = deps.clock.now();
  const receiver = await readReceiver(kysely, code, at);
  if (!receiver) return fail({ code: "NOT_FOUND" });
  if (receiver.sealed.length === 0) return fail({ code: "NO_SECRET" });
  const event: WebhookEvent = {
    id: key,
    type: testEventType,
    objectKey: `webhook:${code}`,
    occurredAt: at,
    object: { kind: "webhook", code },
  };
  const lease = deps.ids.uuid();
  const id = await addInFlight(kysely, code, event, { lease, until: new Date(at.getTime() + leaseMs) });
  if (id === null) return ok(null);
  const result = await sendWebhook(deps, { endpointCode: code, eventId: key, body: bodyOf(event) });
  const status = wasReceived(result) ? "delivered" : "failed";
  await noteAttempt(kysely, { id, lease }, result, { status, at: deps.clock.now() });
  return ok(null);
}
