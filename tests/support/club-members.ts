import type { Shop } from "./shop.ts";

/** An account of the loyalty club made for one test. */
export type TestClubMember = { readonly id: string; readonly mobile: string; readonly name: string };

/** Password and PIN of every club account these tests create: the demo club's. */
export const clubPassword = "Klub-kita7";
export const clubPin = "246810";

/** Adds an active club account with the password, and with the PIN if it is wanted. */
export async function addClubMember(shop: Shop, { pin = false } = {}): Promise<TestClubMember> {
  const digits = crypto.getRandomValues(new Uint32Array(1))[0]?.toString().padStart(10, "0").slice(-9) ?? "";
  const member = { id: `MT${digits}`, mobile: `+628${digits}`, name: "Bunga Citra" };
  await shop.sql(
    `insert into club.member (id, mobile, status, first_name, last_name, password_hash, referral_code, consent_version)
     select $1, $2, 'ACTIVE', 'Bunga', 'Citra', password_hash, $1, '1' from club.member where id = 'MC10000001'`,
    [member.id, member.mobile],
  );
  if (pin) {
    await shop.sql(
      "insert into club.pin (member_id, pin_hash) select $1, pin_hash from club.pin where member_id = 'MC10000001'",
      [member.id],
    );
  }
  return member;
}

/** Links a member of the shop to a club account, as the dialog would. */
export const linkAccounts = (shop: Shop, userCode: string, clubMemberId: string): Promise<unknown> =>
  shop.sql("insert into loyalty.link (user_code, club_member_id) values ($1, $2)", [userCode, clubMemberId]);

/** Gives an account points to spend, as an order of long ago would have. */
export const givePoints = (shop: Shop, clubMemberId: string, points: number): Promise<unknown> =>
  shop.sql(
    `with asked as (
       insert into club.request (key, operation, input_hash, at) values ($2, 'earn', '', now()) returning key
     ), written as (
       insert into club.journal_transaction (key, kind, member_id, points, balance, reference, at, expires_at)
       select key, 'earn', $1, $3::int, $3::int, 'BEFORE', now(), now() + interval '1 year' from asked returning id
     )
     insert into club.journal_entry (transaction_id, book, amount)
     select id, side.book, side.amount from written,
       (values ('issued', -$3::int), ('available', $3::int)) as side (book, amount)`,
    [clubMemberId, `test:${crypto.randomUUID()}`, points],
  );
