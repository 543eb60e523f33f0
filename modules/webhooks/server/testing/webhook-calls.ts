import { afterAll } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { webhooksAdminModule } from "../admin-module.ts";
import { writeEndpointStates } from "../store/endpoints.ts";
import { testSealer } from "./test-sealer.ts";
import { webhookFixture } from "./webhook-fixture.ts";
import { webhookReceiver } from "./webhook-receiver.ts";

/** The module's operations behind a real endpoint, with a receiver. Rani is an administrator, Dewi is not. */
export async function webhookCalls(database: Database) {
  const staff = await staffFixture(database, (deps) => [
    webhooksAdminModule({ ...deps, sealer: testSealer, allowsLoopback: true }),
  ]);
  const rani = await staff.signedIn("rani@webhooks.test", "admin");
  const dewi = await staff.signedIn("dewi@webhooks.test", "catalogue");
  const erp = await webhookReceiver();
  afterAll(() => erp.close());

  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  async function call(text: string, variables: object = {}, headers: object = rani): Promise<any> {
    const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
    return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
  }
  const list = (headers?: object) =>
    call(
      `query adminWebhooks { adminWebhooks { code url description events enabled secretSince formerSecretUntil
        pending failed lastDeliveredAt } }`,
      {},
      headers,
    );
  const shown = `id eventId type objectKey body status attempts occurredAt lastAttemptAt nextAttemptAt responseStatus problem
    durationMs responseStart`;
  const log = (input: object, headers?: object) =>
    call(
      `query adminWebhookDeliveries($input: AdminWebhookDeliveriesInput!) {
        adminWebhookDeliveries(input: $input) { next deliveries { ${shown} } } }`,
      { input },
      headers,
    );
  const rotate = (code: string, headers?: object) =>
    call(
      `mutation adminRotateWebhookSecret($input: AdminRotateWebhookSecretInput!) {
        adminRotateWebhookSecret(input: $input) { success errorCode message data { secret formerUntil } } }`,
      { input: { code } },
      headers,
    );
  const replay = (id: string, headers?: object) =>
    call(
      `mutation adminReplayWebhookDelivery($input: AdminReplayWebhookDeliveryInput!) {
        adminReplayWebhookDelivery(input: $input) { success errorCode } }`,
      { input: { id } },
      headers,
    );
  const tried = (code: string, key: string = systemIds.uuid(), headers?: object) =>
    call(
      `mutation adminTestWebhook($input: AdminTestWebhookInput!) {
        adminTestWebhook(input: $input) { success errorCode data { ${shown} } } }`,
      { input: { code, key } },
      headers,
    );

  /** An endpoint without a secret, as it is after it was made. */
  const added = (code: string) =>
    inTransaction(database, (trx) =>
      writeEndpointStates(trx, [{ id: code, before: null, after: { url: erp.url, events: { "order.paid": true } } }]),
    );

  return { ...webhookFixture(database, staff.clock), staff, dewi, erp, added, list, log, replay, rotate, tried };
}
