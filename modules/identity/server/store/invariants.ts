import type { Invariant } from "#kit/postgres/invariants.ts";

/** Invariants of members and sessions. */
export const identityInvariants: readonly Invariant[] = [
  {
    name: "no session belongs to a member who is gone",
    broken: `
      select session.id from identity.session
      where session.user_code is not null and not exists (
        select from identity.member where member.user_code = session.user_code)`,
  },
];
