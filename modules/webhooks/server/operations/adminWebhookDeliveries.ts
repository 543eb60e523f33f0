import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { deliveryStatuses } from "../../contract/webhook-state.ts";
import { readDeliveries } from "../store/delivery-log.ts";
import { deliveryId, endpointCode } from "../webhook-inputs.ts";
import type { WebhooksAdminDeps } from "../webhooks-deps.ts";
import { wireDelivery } from "../wire-delivery.ts";

const pageSize = 50;

const input = v.object({
  input: v.object({
    code: endpointCode,
    status: v.nullish(v.picklist(deliveryStatuses), null),
    before: v.nullish(deliveryId, null),
  }),
});

/** The delivery log of an endpoint. */
export const adminWebhookDeliveries = (deps: WebhooksAdminDeps) =>
  staffQuery(deps, {
    permission: "webhooks.read",
    input,
    async run(_context, _staff, { input: filter }) {
      const rows = await readDeliveries(deps.database.kysely, { ...filter, limit: pageSize + 1 });
      const shown = rows.slice(0, pageSize);
      return {
        deliveries: shown.map(wireDelivery),
        next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
      };
    },
  });
