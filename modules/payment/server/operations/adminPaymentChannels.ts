import { fallbackLocale } from "#kit/core/locale.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { PaymentAdminDeps } from "../payment-admin-deps.ts";
import { listChannels } from "../store/channel-states.ts";

/** Every channel, switched off ones too. */
export const adminPaymentChannels = (deps: PaymentAdminDeps) =>
  staffQuery(deps, {
    permission: "settings.read",
    async run({ locale }) {
      const rows = await listChannels(deps.database.kysely);
      return rows.map(({ names, ...row }) => ({
        ...row,
        name: names[locale] || names[fallbackLocale] || row.code,
        isReady: row.gateway === null || deps.gateways.has(row.gateway),
      }));
    },
  });
