import { enterPick } from "../forms/pick-action.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

/** Takes one scan of a pick list: the page sends them one by one, beside its own data. */
export const action = async (facts: RouteArgs) =>
  Response.json(await enterPick(facts, new URL(facts.request.url).searchParams.get("place") ?? ""));
