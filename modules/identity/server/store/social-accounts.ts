import { type Kysely, sql } from "kysely";
import type { SocialChannel } from "../../contract/social-channel.ts";
import type { IdentityTables } from "./tables.ts";

type Account = { readonly channel: SocialChannel; readonly subject: string };

/** The member to whom this social account is linked, including blocked ones. */
export async function ownerOfSocialAccount(db: Kysely<unknown>, { channel, subject }: Account): Promise<string | null> {
  const row = await db
    .withTables<IdentityTables>()
    .selectFrom("identity.social_account")
    .select("user_code")
    .where("channel", "=", channel)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.user_code ?? null;
}

/**
 * Links a social account to a member. True also when it was already linked to this member; false when it is linked to another,
 * or the member has another account at the provider.
 */
export async function linkSocialAccount(
  db: Kysely<unknown>,
  { channel, subject, userCode }: Account & { readonly userCode: string },
): Promise<boolean> {
  await db
    .withTables<IdentityTables>()
    .insertInto("identity.social_account")
    .values({ channel, subject, user_code: userCode })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await ownerOfSocialAccount(db, { channel, subject })) === userCode;
}

/** Unlinks a social account. True also when there was no link; false when it is the member's only way to sign in. */
export async function unlinkSocialAccount(
  db: Kysely<unknown>,
  userCode: string,
  channel: SocialChannel,
): Promise<boolean> {
  // The row lock keeps two concurrent calls from removing the last two sign-in methods.
  const { rows } = await sql<{ left: boolean }>`
    with member as (
      select user_code, password_hash is not null or mobile_verified_at is not null as has_other_way
      from identity.member where user_code = ${userCode} for update
    ), others as (
      select 1 from identity.social_account where user_code = ${userCode} and channel <> ${channel}
    ), gone as (
      delete from identity.social_account account using member
      where account.user_code = member.user_code and account.channel = ${channel}
        and (member.has_other_way or exists (select 1 from others))
      returning 1
    )
    select exists (select 1 from identity.social_account where user_code = ${userCode} and channel = ${channel})
      and not exists (select 1 from gone) as left`.execute(db);
  return rows[0]?.left === false;
}

/** Marks an attempt as completed. False when it already was; of concurrent requests one gets true. */
export async function endSocialAttempt(db: Kysely<unknown>, mark: string, expiresAt: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with old as (delete from identity.social_attempt where expires_at < now() - interval '1 hour')
    insert into identity.social_attempt (mark, expires_at) values (${mark}, ${expiresAt})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}
