import type { Person, StaffMember } from "#modules/staff/server/index.ts";

/** Somebody who works here. Neither what they sign in with nor where from. */
export const personOnWire = ({ invitedUntil, lastSeen, ...person }: Person, reader: StaffMember) => ({
  ...person,
  invitedUntil: invitedUntil?.toISOString() ?? null,
  lastSeen: lastSeen?.toISOString() ?? null,
  isSelf: person.id === reader.id,
});
