import type { Caller, RequestContext } from "#kit/graphql/context.ts";
import { readOrderCode } from "../contract/order-code.ts";
import type { OrderAccess } from "../contract/order-operations.ts";
import type { Order } from "./order.ts";
import type { OrderDeps } from "./order-deps.ts";
import { opensOrder } from "./order-link.ts";
import { passCookie, passesIn } from "./order-pass.ts";
import { orderByCode } from "./store/orders.ts";

export const ownerOf = (caller: Caller): string | null => {
  if (caller.kind === "member") return `member:${caller.userCode}`;
  return caller.kind === "guest" ? `guest:${caller.guestId}` : null;
};

export type OpenedOrder = { readonly order: Order; readonly access: OrderAccess };

/** The order of this code, for whoever may see it. What is somebody else's is not there, just like what never was. */
export async function openOrder(
  deps: Pick<OrderDeps, "database" | "clock" | "secret" | "https">,
  { caller, cookie, reply }: Pick<RequestContext, "caller" | "cookie" | "reply">,
  typed: string,
  key?: string | null,
): Promise<OpenedOrder | null> {
  const code = readOrderCode(typed);
  const order = code === null ? null : await orderByCode(deps.database.kysely, code);
  if (!order) return null;
  const owner = ownerOf(caller);
  if (owner !== null && order.owner === owner) return { order, access: "owner" };
  const now = deps.clock.now();
  // Nobody is let in any more to what belonged to somebody who has left.
  if (order.owner === null) return null;
  if (passesIn(cookie, deps, now).some((pass) => pass.code === order.code)) return { order, access: "visitor" };
  if (!key || !opensOrder(deps.secret, order.code, key, now)) return null;
  reply.setCookie(passCookie(cookie, deps, order.code, now));
  return { order, access: "visitor" };
}
