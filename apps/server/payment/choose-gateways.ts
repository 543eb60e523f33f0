import { dokuGateway } from "#adapters/payment/doku/doku-gateway.ts";
import { midtransGateway } from "#adapters/payment/midtrans/midtrans-gateway.ts";
import { vpcGateway } from "#adapters/payment/vpc/vpc-gateway.ts";
import { xenditGateway } from "#adapters/payment/xendit/xendit-gateway.ts";
import {
  bankPaths,
  bankServerKey,
  dokuAccount,
  type StandIn,
  vpcAccount,
  xenditAccount,
} from "#apps/simulators/bank/bank-account.ts";
import type { Clock } from "#kit/core/clock.ts";
import { type Gateway, type Gateways, gatewaysOf } from "#modules/payment/server/ports/gateway.ts";
import type { Config } from "../config/config.ts";

/**
 * The configured gateways, and those of extensions. Each of the engine's has a simulator: the same adapter with another address.
 */
export function chooseGateways(
  { payment, simulators, timeouts }: Config,
  clock: Clock,
  ownUrl: () => string,
  added: readonly Gateway[] = [],
): Gateways {
  const how = { clock, timeoutMs: timeouts.payment };
  const { midtrans, xendit, doku, vpc } = payment;
  const standIn = (name: StandIn) => () => ownUrl() + bankPaths[name];
  /** The account at a gateway, else the simulator's, else none. */
  const either = <Account>(own: Account | null, simulated: Account): Account | null =>
    own ?? (simulators ? simulated : null);
  const at = (url: string) => () => url;

  const atMidtrans = either(
    midtrans && { apiUrl: at(midtrans.apiUrl), snapUrl: at(midtrans.snapUrl), serverKey: midtrans.serverKey },
    { apiUrl: standIn("midtrans"), snapUrl: standIn("midtrans"), serverKey: bankServerKey },
  );
  const atXendit = either(xendit && { ...xendit, apiUrl: at(xendit.apiUrl) }, {
    ...xenditAccount,
    apiUrl: standIn("xendit"),
  });
  const atDoku = either(doku && { ...doku, apiUrl: at(doku.apiUrl) }, { ...dokuAccount, apiUrl: standIn("doku") });
  const atVpc = either(vpc && { ...vpc, url: at(vpc.url) }, { ...vpcAccount, url: standIn("vpc") });

  const gateways: readonly (Gateway | null)[] = [
    atMidtrans && midtransGateway({ ...atMidtrans, ...how }),
    atXendit && xenditGateway({ ...atXendit, ...how }),
    atDoku && dokuGateway({ ...atDoku, ...how }),
    atVpc && vpcGateway({ ...atVpc, ...how }),
  ];
  return gatewaysOf(...gateways.filter((gateway) => gateway !== null), ...added);
}
