import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { ClubTables } from "#apps/club/store/tables.ts";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { type DemoClubMember, demoClubMembers } from "./demo-club-members.ts";
import { seedDemoPoints } from "./seed-demo-points.ts";

const joinedAt = new Date("2026-01-05T03:00:00Z");
const consentVersion = "2026-01";

/** The salt of a demo account follows from its name, so that filling two shops gives the same rows. */
const saltOf = (name: string) => createHash("sha256").update(`demo club ${name}`).digest().subarray(0, 16);

/** Seeds the club's demo members and a year of their points. Existing members stay unchanged. */
export async function seedDemoClub(trx: Transaction<unknown>, now: Date): Promise<void> {
  await seedDemoMembers(trx);
  await seedDemoPoints(trx, now);
}

async function seedDemoMembers(db: Kysely<unknown>): Promise<void> {
  const tables = db.withTables<ClubTables>();
  const known = await tables.selectFrom("club.member").select("id").execute();
  // Hashing takes longer than everything else here, so it is done only for missing members.
  const missing = demoClubMembers.filter((member) => !known.some(({ id }) => id === member.id));
  if (missing.length === 0) return;
  await tables
    .insertInto("club.member")
    .values(await Promise.all(missing.map(memberRow)))
    .execute();
  const agreed = missing.filter(({ status }) => status === "ACTIVE");
  if (agreed.length > 0)
    await tables
      .insertInto("club.consent")
      .values(agreed.map(({ id }) => ({ member_id: id, version: consentVersion, at: joinedAt })))
      .execute();
  const pins = missing.flatMap((member) => (member.pin ? [pinRow(member, member.pin)] : []));
  if (pins.length > 0)
    await tables
      .insertInto("club.pin")
      .values(await Promise.all(pins))
      .execute();
}

async function memberRow(member: DemoClubMember) {
  const verifiedAt = member.status === "ACTIVE" ? joinedAt : null;
  return {
    id: member.id,
    mobile: member.mobile,
    email: member.email,
    status: member.status,
    first_name: member.firstName,
    last_name: member.lastName,
    gender: member.gender,
    birth_date: member.birthDate,
    city: member.city,
    tier_code: member.tier,
    email_verified_at: verifiedAt,
    mobile_verified_at: verifiedAt,
    password_hash: member.password && (await hashSecret(member.password, saltOf(`password ${member.id}`))),
    referral_code: member.referralCode,
    consent_version: member.status === "ACTIVE" ? consentVersion : null,
    created_at: joinedAt,
  };
}

async function pinRow(member: DemoClubMember, pin: string) {
  const lockedUntil = member.pinLockedUntil ? new Date(member.pinLockedUntil) : null;
  return {
    member_id: member.id,
    pin_hash: await hashSecret(pin, saltOf(`pin ${member.id}`)),
    wrong_tries: lockedUntil ? 3 : 0,
    locked_until: lockedUntil,
  };
}
