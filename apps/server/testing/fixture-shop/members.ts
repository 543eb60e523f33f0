import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { addMembers } from "#modules/identity/server/index.ts";
import { saveLinks } from "#modules/loyalty/server/index.ts";

const memberPassword = "Main-bola7";
const at = new Date("2026-01-05T03:00:00Z");
const salt = createHash("sha256").update("fixture member").digest().subarray(0, 16);

/** Two members, of whom Rani is linked to the club. Both have the same password. */
export async function writeMembers(trx: Kysely<unknown>): Promise<void> {
  const passwordHash = await hashSecret(memberPassword, salt);
  const member = (userCode: string, firstName: string, mobile: string) => ({
    userCode,
    email: `${firstName.toLowerCase()}@demo.example`,
    mobile,
    firstName,
    lastName: "Wijaya",
    gender: null,
    birthDate: "1992-04-21",
    passwordHash,
    verifiedAt: at,
  });
  await addMembers(trx, [member("U10000001", "Andi", "+6281210000001"), member("U10000002", "Rani", "+6281210000002")]);
  await sql`
    insert into club.member (id, mobile, email, status, first_name, last_name, gender, birth_date, city, tier_code,
      email_verified_at, mobile_verified_at, password_hash, referral_code, consent_version, created_at)
    values ('MC10000001', '+6281210000002', 'rani@demo.example', 'ACTIVE', 'Rani', 'Wijaya', 'FEMALE', '1992-04-21', 'Jakarta',
      'GOLD', ${at}, ${at}, ${passwordHash}, 'RANI92', '2026-01', ${at})`.execute(trx);
  await sql`insert into club.consent (member_id, version, at) values ('MC10000001', '2026-01', ${at})`.execute(trx);
  await saveLinks(trx, [{ userCode: "U10000002", clubMemberId: "MC10000001" }]);
}
