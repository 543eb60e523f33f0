import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Log } from "#kit/http/log.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { sealerOf } from "#modules/notification/server/index.ts";
import type { PaymentDeps, RefundListener, SettledListener } from "#modules/payment/server/index.ts";
import type { Config } from "../config/config.ts";
import type { LoadedExtension } from "../extensions/extension.ts";
import { builtPart, extensionContext } from "../extensions/extension-context.ts";
import { chooseGateways } from "./choose-gateways.ts";

export type ShopPaymentsDeps = {
  config: Config;
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Pick<Log, "warn">;
  /** The address of this process, known once it listens. */
  ownUrl: () => string;
  extensions: readonly LoadedExtension[];
  onSettled: readonly SettledListener[];
  lockOrders: NonNullable<PaymentDeps["lockOrders"]>;
  onRefund: readonly RefundListener[];
};

/** The payments service of the shop. `onSettled` are the listeners of settled payments. */
export const shopPayments = ({
  config,
  database,
  clock,
  ids,
  log,
  ownUrl,
  extensions,
  onSettled,
  lockOrders,
  onRefund,
}: ShopPaymentsDeps): PaymentDeps => ({
  database,
  clock,
  ids,
  gateways: chooseGateways(
    config,
    clock,
    ownUrl,
    extensions.flatMap((extension) => builtPart(extension, "gateways", extensionContext(config, clock)) ?? []),
  ),
  sealer: sealerOf(config.sealSecrets, ids),
  onSettled,
  lockOrders,
  onRefund,
  alarm: (what, facts) => log.warn({ payment: facts }, what),
});
