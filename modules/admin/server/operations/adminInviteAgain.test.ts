import { sql } from "kysely";
import { expect, test } from "vitest";
import { accountsClient } from "../testing/accounts-client.ts";

const { database, staff, ani, finishSetup, idOf, invitationTo, outcome, shutEachOtherOut } = await accountsClient();

test("a new invitation removes password, second factor and sessions", async () => {
  await staff.signedIn("cici@staff.test", "finance");
  await finishSetup("cici@staff.test");
  const id = await idOf("cici@staff.test");
  expect(await outcome("adminInviteAgain", { id })).toBe("FORBIDDEN");
  expect(await outcome("adminInviteAgain", { id }, ani)).toBe("DONE");
  expect(await invitationTo("cici@staff.test")).toMatchObject({ email: "cici@staff.test" });
  const { rows } = await sql`
    select password_hash, totp_secret, (select count(*)::int from staff.session where account_id = account.id) as sessions
    from staff.account where id = ${id}`.execute(database.kysely);
  expect(rows).toEqual([{ password_hash: null, totp_secret: null, sessions: 0 }]);
});

test("of two administrators who invite each other again at the same moment one keeps access", async () => {
  expect(await shutEachOtherOut("adminInviteAgain", {})).toEqual({ outcomes: ["DONE", "LAST_ADMIN"], left: 1 });
});
