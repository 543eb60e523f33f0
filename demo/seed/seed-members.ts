import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { addMembers, knownMembers } from "#modules/identity/server/index.ts";
import { saveLinks } from "#modules/loyalty/server/index.ts";
import { demoMembers } from "../data/members/demo-members.ts";

/** The salt of a demo account follows from its name, so that filling two shops gives the same rows. */
const saltOf = (userCode: string) => createHash("sha256").update(`demo member ${userCode}`).digest().subarray(0, 16);

/** Adds the demo accounts and their links to the club. */
export async function seedMembers(trx: Kysely<unknown>): Promise<void> {
  const verifiedAt = new Date("2026-01-05T03:00:00Z");
  const codes = demoMembers.map((member) => member.userCode);
  // Hashing passwords takes longer than everything else here, so it is done only for missing members.
  const known = await knownMembers(trx, codes);
  const missing = demoMembers.filter((member) => !known.has(member.userCode));
  await addMembers(
    trx,
    await Promise.all(
      missing.map(async ({ password, ...member }) => ({
        ...member,
        verifiedAt,
        passwordHash: password && (await hashSecret(password, saltOf(member.userCode))),
      })),
    ),
  );
  await saveLinks(
    trx,
    demoMembers.flatMap(({ userCode, clubMemberId }) => (clubMemberId ? [{ userCode, clubMemberId }] : [])),
  );
}
