import type { RequestContext } from "#kit/graphql/context.ts";
import { type OpenedForReturn, orderForReturn } from "#modules/order/server/index.ts";
import { readReturnCode } from "../contract/return-code.ts";
import type { Return } from "./return.ts";
import { ownReturns } from "./return-of-order.ts";
import type { ReturnsDeps } from "./returns-deps.ts";
import { returnByCode } from "./store/returns.ts";

export type OpenedReturn = OpenedForReturn & { readonly back: Return };

/** The return of this code, for a caller who may read its order. Another's gets the same response as an unknown one. */
export async function openReturn(
  deps: Pick<ReturnsDeps, "database" | "clock" | "secret" | "https">,
  context: Pick<RequestContext, "caller" | "cookie" | "reply">,
  typed: string,
  key?: string | null,
): Promise<OpenedReturn | null> {
  const code = readReturnCode(typed);
  const back = code === null ? null : await returnByCode(deps.database.kysely, code);
  const whole = back && (await orderForReturn(deps, context, back.orderCode, ownReturns, key));
  return whole ? { ...whole, back } : null;
}
