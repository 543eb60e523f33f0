import { midtransGateway } from "#adapters/payment/midtrans/midtrans-gateway.ts";
import { bankPaths, bankServerKey } from "#apps/simulators/bank/bank-account.ts";
import type { Clock } from "#kit/core/clock.ts";
import { type Gateway, type Gateways, gatewaysOf } from "#modules/payment/server/ports/gateway.ts";
import type { Config } from "../config/config.ts";

/** The gateways the configuration knows us at. Midtrans has a stand-in: the same adapter, another address. */
export function chooseGateways(config: Config, clock: Clock, ownUrl: () => string): Gateways {
  return gatewaysOf(...[midtrans(config, clock, ownUrl)].filter((gateway) => gateway !== null));
}

function midtrans({ payment, simulators }: Config, clock: Clock, ownUrl: () => string): Gateway | null {
  if (payment.midtrans) {
    const { apiUrl, snapUrl, serverKey } = payment.midtrans;
    return midtransGateway({ apiUrl: () => apiUrl, snapUrl: () => snapUrl, serverKey, clock });
  }
  if (!simulators) return null;
  const standIn = () => ownUrl() + bankPaths.midtrans;
  return midtransGateway({ apiUrl: standIn, snapUrl: standIn, serverKey: bankServerKey, clock });
}
