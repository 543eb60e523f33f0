import type { Transaction } from "kysely";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { networkOf } from "#kit/core/network-of.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { listParameter } from "#kit/postgres/list-parameter.ts";
import { type Params, preparedFragments } from "#kit/postgres/prepared-query.ts";
import { productOfSkuIn, skusOfProducts } from "#modules/catalogue/server/index.ts";
import { stockAtSourcesOf } from "#modules/inventory/server/index.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import { heldUnpaidOf, lockNetwork } from "#modules/order/server/index.ts";
import type { Channel } from "#modules/payment/server/index.ts";
import { mostUnpaidUnits } from "../contract/unpaid-share.ts";
import type { PlaceDeps } from "./place-deps.ts";

type LimitDeps = Pick<PlaceDeps, "secret" | "unpaidGuestPercent">;

/**
 * Hash of the caller's network if the order counts towards its limit of unpaid stock. Only guests paying by virtual account count, because only
 * these orders may stay unpaid for a day (D-48). Null otherwise, or when the limit is switched off.
 */
export function limitedNetwork(
  { secret, unpaidGuestPercent }: LimitDeps,
  { caller, address }: Pick<RequestContext, "caller" | "address">,
  channel: Pick<Channel, "kind"> | null,
): string | null {
  if (unpaidGuestPercent() >= 100 || caller.kind === "member" || channel?.kind !== "va") return null;
  return keyedHash(secret, `placed-from.${networkOf(address)}`).slice(0, 32);
}

type Asked = { readonly network: string; readonly productCodes: readonly string[] };

const readHeld = preparedFragments(({ network, productCodes }: Params<Asked>) => ({
  held: heldUnpaidOf(network, listParameter(productCodes)),
  productOfSku: productOfSkuIn(listParameter(productCodes)),
  stock: stockAtSourcesOf(skusOfProducts(listParameter(productCodes))),
}));

/**
 * Whether these orders, inserted but without reserved stock, keep their network within its share of each product's stock. Takes an advisory lock
 * on the network, so that parallel orders are counted one after the other.
 */
export async function staysWithinShare(
  trx: Transaction<unknown>,
  { unpaidGuestPercent }: LimitDeps,
  network: string,
  drafts: readonly OrderDraft[],
): Promise<boolean> {
  await lockNetwork(trx, network);
  const own = new Map<string, number>();
  for (const { productCode, quantity } of drafts.flatMap(({ lines }) => lines)) {
    own.set(productCode, (own.get(productCode) ?? 0) + quantity);
  }
  // A separate statement after the lock: its snapshot includes the previous holder's rows and these orders.
  const { held, productOfSku, stock } = await readHeld(trx, { network, productCodes: [...own.keys()] });
  const free = new Map<string, number>();
  for (const { skuCode, available } of stock) {
    const productCode = productOfSku.get(skuCode) ?? "";
    free.set(productCode, (free.get(productCode) ?? 0) + available);
  }
  const percent = unpaidGuestPercent();
  return [...own].every(([productCode, mine]) => {
    const all = held.get(productCode) ?? 0;
    return all <= mostUnpaidUnits(percent, (free.get(productCode) ?? 0) + all - mine);
  });
}
