import type { Database } from "#kit/postgres/connect.ts";
import type { MemberDataKeeper } from "../ports/member-data-keeper.ts";
import { findProfile } from "../store/profiles.ts";
import { sessionsOfMember } from "../store/sessions.ts";

const mostDevices = 500;

/**
 * Everything the shop stores about a member, from all modules. Values stored as hashes are left out, since they cannot be read.
 */
export async function exportMemberData(
  { database, memberData }: { readonly database: Database; readonly memberData: readonly MemberDataKeeper[] },
  userCode: string,
): Promise<Record<string, unknown> | null> {
  const db = database.kysely;
  const profile = await findProfile(db, userCode);
  if (!profile) return null;
  const { passwordHash, social, ...person } = profile;
  const known = { userCode, email: profile.emailVerified ? profile.email : null };
  const devices = await sessionsOfMember(db, userCode, mostDevices);
  const parts: Record<string, unknown> = {
    profile: { ...person, passwordSet: passwordHash !== null },
    accountsElsewhere: social,
    devices: devices.map(({ userAgent, createdAt, lastSeenAt }) => ({ userAgent, createdAt, lastSeenAt })),
  };
  for (const keeper of memberData) parts[keeper.name] = await keeper.collect(db, known);
  return parts;
}
