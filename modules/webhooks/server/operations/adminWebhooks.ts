import { staffQuery } from "#modules/staff/server/index.ts";
import { listEndpoints } from "../store/endpoints.ts";
import type { WebhooksAdminDeps } from "../webhooks-deps.ts";

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Every endpoint with the figures of its log. */
export const adminWebhooks = (deps: WebhooksAdminDeps) =>
  staffQuery(deps, {
    permission: "webhooks.read",
    async run() {
      const rows = await listEndpoints(deps.database.kysely, deps.clock.now());
      return rows.map(({ secretSince, formerSecretUntil, lastDeliveredAt, ...row }) => ({
        ...row,
        secretSince: iso(secretSince),
        formerSecretUntil: iso(formerSecretUntil),
        lastDeliveredAt: iso(lastDeliveredAt),
      }));
    },
  });
