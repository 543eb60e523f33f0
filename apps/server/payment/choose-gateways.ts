import { dokuGateway } from "#adapters/payment/doku/doku-gateway.ts";
import { midtransGateway } from "#adapters/payment/midtrans/midtrans-gateway.ts";
import { vpcGateway } from "#adapters/payment/vpc/vpc-gateway.ts";
import { xenditGateway } from "#adapters/payment/xendit/xendit-gateway.ts";
import { bankPaths, bankServerKey } from "#apps/simulators/bank/bank-account.ts";
import type { Clock } from "#kit/core/clock.ts";
import { type Gateway, type Gateways, gatewaysOf } from "#modules/payment/server/ports/gateway.ts";
import type { Config } from "../config/config.ts";

/** The gateways the configuration knows us at. Midtrans has a stand-in: the same adapter, another address. */
export function chooseGateways(config: Config, clock: Clock, ownUrl: () => string): Gateways {
  const { xendit, doku, vpc } = config.payment;
  const gateways = [
    midtrans(config, clock, ownUrl),
    xendit && xenditGateway({ ...xendit, clock }),
    doku && dokuGateway({ ...doku, clock }),
    vpc && vpcGateway({ ...vpc, clock }),
  ];
  return gatewaysOf(...gateways.filter((gateway) => gateway !== null));
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
