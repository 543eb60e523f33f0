import type { Database } from "#kit/postgres/connect.ts";
import { addMembers, type MemberDraft } from "../store/members.ts";

/** Inserts a member named after their code; the given fields replace the defaults. */
export async function aMember(
  database: Database,
  userCode: string,
  changes: Partial<MemberDraft> = {},
): Promise<MemberDraft> {
  const draft: MemberDraft = {
    userCode,
    email: `${userCode.toLowerCase()}@mail.example`,
    mobile: null,
    firstName: userCode,
    lastName: "Lestari",
    gender: null,
    birthDate: null,
    passwordHash: null,
    verifiedAt: new Date("2026-01-01T00:00:00Z"),
    ...changes,
  };
  await addMembers(database.kysely, [draft]);
  return draft;
}
