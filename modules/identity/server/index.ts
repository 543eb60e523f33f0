import type { Room } from "#kit/graphql/room.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { guestInit } from "./operations/guestInit.ts";

export type { IdentityDeps } from "./identity-deps.ts";
export { identityMigrations } from "./migration-source.ts";
export { authenticate, type Credentials } from "./session/authenticate.ts";
export { goneStaffCookie, staffCookie, staffOf } from "./staff/staff-cookie.ts";
export { issueStaffToken, readStaffToken } from "./staff/staff-token.ts";

export { addMembers, emailOfMember, knownMembers, type MemberDraft } from "./store/members.ts";

export function identityRoom(deps: IdentityDeps): Room {
  return {
    name: "identity",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: { Mutation: { guestInit: guestInit(deps) } },
  };
}
