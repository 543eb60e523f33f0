import type { StaffAccount, StaffMember } from "#modules/staff/server/index.ts";

/** An account of staff, without its secrets and addresses. */
export const staffMemberOnWire = ({ invitedUntil, lastSeen, ...person }: StaffAccount, reader: StaffMember) => ({
  ...person,
  invitedUntil: invitedUntil?.toISOString() ?? null,
  lastSeen: lastSeen?.toISOString() ?? null,
  isSelf: person.id === reader.id,
});
