import type { Room } from "#kit/graphql/room.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { getUserInfoDetail } from "../operations/getUserInfoDetail.ts";
import { queryMyData } from "../operations/queryMyData.ts";

type Resolvers = Required<Pick<Room["resolvers"], "Query" | "Mutation">>;

/** The operations behind a member's own pages. */
export const accountResolvers = (deps: IdentityDeps): Resolvers => ({
  Query: { getUserInfoDetail: getUserInfoDetail(deps), queryMyData: queryMyData(deps) },
  Mutation: {},
});
