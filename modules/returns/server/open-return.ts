import type { RequestContext } from "#kit/graphql/context.ts";
import { type OrderForReturn, orderForReturn } from "#modules/order/server/index.ts";
import { readReturnCode } from "../contract/return-code.ts";
import type { Return } from "./return.ts";
import type { ReturnsDeps } from "./returns-deps.ts";
import { returnByCode } from "./store/returns.ts";

export type OpenedReturn = OrderForReturn & { readonly back: Return };

/** The caller's own return of this code. What is somebody else's is not there, just like what never was. */
export async function openReturn(
  deps: Pick<ReturnsDeps, "database" | "clock" | "secret" | "https">,
  context: Pick<RequestContext, "caller" | "cookie" | "reply">,
  typed: string,
): Promise<OpenedReturn | null> {
  const code = readReturnCode(typed);
  const back = code === null ? null : await returnByCode(deps.database.kysely, code);
  const whole = back && (await orderForReturn(deps, context, back.orderCode));
  return whole ? { ...whole, back } : null;
}
