import { type Kysely, sql } from "kysely";

/** Marks the number of an imported member as theirs: they have typed the code sent to it. */
export async function proveMobile(db: Kysely<unknown>, userCode: string, mobile: string): Promise<void> {
  await sql`
    update identity.member set mobile_verified_at = now()
    where user_code = ${userCode} and mobile = ${mobile} and mobile_verified_at is null`.execute(db);
}

/** Marks the mailbox of an imported member as theirs: they have used the link sent to it. */
export async function proveEmail(db: Kysely<unknown>, userCode: string, email: string): Promise<void> {
  await sql`
    update identity.member set email_verified_at = now()
    where user_code = ${userCode} and email = ${email} and email_verified_at is null`.execute(db);
}
