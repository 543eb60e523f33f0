import type { StaffAccount, StaffMember } from "#modules/staff/server/index.ts";

/** Somebody who works here. Neither what they sign in with nor where from. */
export const staffMemberOnWire = ({ invitedUntil, lastSeen, ...person }: StaffAccount, reader: StaffMember) => ({
  ...person,
  invitedUntil: invitedUntil?.toISOString() ?? null,
  lastSeen: lastSeen?.toISOString() ?? null,
  isSelf: person.id === reader.id,
});
