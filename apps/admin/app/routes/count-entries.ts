import { enterCount } from "../forms/stock-action.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

/** Takes one scan or number of a count: the page sends them one by one, beside its own data. */
export const action = async (facts: RouteArgs<"code">) => Response.json(await enterCount(facts, facts.params.code));
