import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Caller, RequestContext } from "#kit/graphql/context.ts";
import { readOrderCode } from "../contract/order-code.ts";
import type { OrderAccess } from "../contract/order-operations.ts";
import type { Order } from "./order.ts";
import type { OrderDeps } from "./order-deps.ts";
import type { NotProven, OrderNotFound } from "./order-failures.ts";
import { keyEnds, proofEnds } from "./order-link.ts";
import { passCookie, passesIn, proofCookie, proofsIn } from "./order-pass.ts";
import { claimLink } from "./store/opened-links.ts";
import { codesPaidTogether, orderByCode } from "./store/orders.ts";

export const ownerOf = (caller: Caller): string | null => {
  if (caller.kind === "member") return `member:${caller.userCode}`;
  return caller.kind === "guest" ? `guest:${caller.guestId}` : null;
};

export type OpenedOrder = { readonly order: Order; readonly access: OrderAccess };

type AccessDeps = Pick<OrderDeps, "database" | "clock" | "secret" | "https">;
type Asking = Pick<RequestContext, "caller" | "cookie" | "reply">;

/** The order of this code for a caller who may see it; null for another shopper's order, as for a missing one. */
export async function openOrder(
  deps: AccessDeps,
  { caller, cookie, reply }: Asking,
  typed: string,
  key?: string | null,
): Promise<OpenedOrder | null> {
  const code = readOrderCode(typed);
  const order = code === null ? null : await orderByCode(deps.database.kysely, code);
  if (!order) return null;
  const owner = ownerOf(caller);
  if (owner !== null && order.owner === owner) return { order, access: "owner" };
  // Orders of deleted members cannot be opened.
  if (order.owner === null) return null;
  const granted = await grantedBy(deps, cookie, order);
  if (granted === "confirmed" || !key) return granted && { order, access: granted };
  return (await openByLink(deps, { cookie, reply }, order, key)) ?? (granted && { order, access: granted });
}

/** The access that the browser's cookies grant. A pass for one order opens all orders of its purchase (D-87). */
async function grantedBy(
  deps: AccessDeps,
  cookie: string | undefined,
  order: Order,
): Promise<Exclude<OrderAccess, "owner"> | null> {
  const now = deps.clock.now();
  const proofs = proofsIn(cookie, deps, now);
  const passes = passesIn(cookie, deps, now);
  if (proofs.length === 0 && passes.length === 0) return null;
  const codes = await codesPaidTogether(deps.database.kysely, order.paymentReference);
  // Acting on a member's order needs a login, so that a short code never replaces a password.
  if (!isMembers(order) && proofs.some(({ code }) => codes.includes(code))) return "confirmed";
  return [...passes, ...proofs].some(({ code }) => codes.includes(code)) ? "visitor" : null;
}

/** A signed link grants reading for thirty days; the first browser that opens it within seven days may also act (D-89). */
async function openByLink(
  deps: AccessDeps,
  { cookie, reply }: Pick<Asking, "cookie" | "reply">,
  order: Order,
  key: string,
): Promise<OpenedOrder | null> {
  const now = deps.clock.now();
  const ends = keyEnds(deps.secret, order.code, key, now);
  if (ends === null) return null;
  reply.setCookie(passCookie(cookie, deps, order.code, now));
  const proves = proofEnds(ends);
  if (proves <= now || isMembers(order) || !(await claimLink(deps.database.kysely, deps.secret, order.code, key, now)))
    return { order, access: "visitor" };
  reply.setCookie(proofCookie(cookie, deps, order.code, now, proves));
  return { order, access: "confirmed" };
}

export const isMembers = ({ owner }: Pick<Order, "owner">): boolean => owner?.startsWith("member:") ?? false;

/** The order of this code for a caller who may change it: the owner, or a browser that has proved the contact. */
export async function openToAct(
  deps: AccessDeps,
  context: Asking,
  typed: string,
): Promise<Result<OpenedOrder, OrderNotFound | NotProven>> {
  const opened = await openOrder(deps, context, typed);
  if (!opened) return fail({ code: "NOT_FOUND" });
  const problem = notProven(opened);
  return problem ? fail(problem) : ok(opened);
}

/** Whether the caller may act on every one of these orders, such as paying for them. */
export async function mayActOn(deps: AccessDeps, context: Asking, codes: readonly string[]): Promise<boolean> {
  for (const code of codes) if (!(await openToAct(deps, context, code)).ok) return false;
  return codes.length > 0;
}

/** Why a caller who may read an order may not act on it yet; null when they may. */
export function notProven({ order, access }: OpenedOrder): NotProven | null {
  if (access !== "visitor") return null;
  return { code: isMembers(order) ? "SIGN_IN_REQUIRED" : "CONTACT_PROOF_REQUIRED" };
}
