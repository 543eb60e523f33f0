import { hashSecret } from "#kit/core/secret-hash.ts";
import type { Shop } from "./shop.ts";

/** A member of a test's own, so that tests never meet in one account. */
export type TestMember = { readonly userCode: string; readonly email: string; readonly mobile: string };

export const memberPassword = "Bola-lompat9";
const passwordHash = hashSecret(memberPassword);

/** Adds a member with a password, a mailbox and a number, all of them new. */
export async function newMember(shop: Shop, firstName = "Wulan"): Promise<TestMember> {
  const own = crypto.randomUUID().slice(0, 8);
  const member = {
    userCode: `T${own}`,
    email: `member-${own}@example.com`,
    mobile: `+62811${Number.parseInt(own, 16).toString().padStart(10, "0").slice(-8)}`,
  };
  await shop.sql(
    `insert into identity.member (user_code, email, mobile, email_verified_at, mobile_verified_at, first_name, last_name, password_hash)
     values ($1, $2, $3, now(), now(), $4, 'Sari', $5)`,
    [member.userCode, member.email, member.mobile, firstName, await passwordHash],
  );
  return member;
}
