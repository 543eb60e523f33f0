import { Refused } from "#kit/graphql/refused.ts";
import type { Resolver } from "#kit/graphql/room.ts";

/** Described already, so that callers can be written; it refuses until it is there. */
export const notOpenYet: Resolver = () => {
  throw new Refused("NOT_OPEN_YET", 503, "The club does not answer this yet.");
};
