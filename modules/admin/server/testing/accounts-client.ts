import { sql } from "kysely";
import { openEnvelope } from "#modules/notification/server/message-envelope.ts";
import { adminClient } from "./admin-client.ts";

/** The back office with an administrator who looks after accounts of staff. */
export async function accountsClient() {
  const client = await adminClient();
  const { database, staff } = client;
  const ani = await staff.signedIn("ani@staff.test", "admin");
  const finishSetup = (email: string) =>
    sql`update staff.account set totp_secret = 'set up' where email = ${email}`.execute(database.kysely);
  await finishSetup("ani@staff.test");
  const idOf = async (email: string) =>
    (await sql<{ id: string }>`select id from staff.account where email = ${email}`.execute(database.kysely)).rows[0]
      ?.id ?? "";
  return {
    ...client,
    ani,
    /** The second factor of this account counts as set up. */
    finishSetup,
    idOf,
    /** The newest invitation to a mailbox. */
    async invitationTo(email: string) {
      const { rows } = await sql<{ payload: unknown }>`
        select payload from kit.outbox where topic = 'message.send' order by created_at desc`.execute(database.kysely);
      const emails = rows.map(({ payload }) => openEnvelope(payload, staff.deps.sealer));
      const found = emails.find(({ to }) => to === email);
      return found?.content.kind === "staffInvited" ? found.content.data : null;
    },
    /** What a call of the list of orders gets with these headers. */
    async access(headers: { cookie: string }) {
      const reply = await client.query(`query adminOrders { adminOrders(input: {}) { total } }`, {}, headers);
      return typeof reply === "string" ? reply : "LET_IN";
    },
    /**
     * What two administrators get who shut each other out at the same moment by this operation, and how many are left.
     * They act through sessions of accounts that cannot sign in themselves and are therefore never the last.
     */
    async shutEachOtherOut(name: string, input: object) {
      const people = ["ani@staff.test", "dedi@staff.test"];
      await staff.signedIn("dedi@staff.test", "admin");
      await Promise.all(people.map(finishSetup));
      const [one, two] = await Promise.all([
        staff.signedIn("one@staff.test", "admin"),
        staff.signedIn("two@staff.test", "admin"),
      ]);
      const [first, second] = await Promise.all(people.map(idOf));
      const outcomes = await Promise.all([
        client.outcome(name, { ...input, id: first }, one),
        client.outcome(name, { ...input, id: second }, two),
      ]);
      const left = await sql`
        select from staff.account
        where 'admin' = any(roles) and blocked_at is null and totp_secret is not null`.execute(database.kysely);
      return { outcomes: outcomes.sort(), left: left.rows.length };
    },
  };
}
