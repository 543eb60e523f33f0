import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { loyaltyFixture } from "../testing/loyalty-fixture.ts";
import { collectLink, forgetLink } from "./member-data.ts";

const { database } = await testDatabase();
const { member } = await loyaltyFixture(database);
const db = database.kysely;

test("1D-02 a member downloads their link and their points, each only if there are any, and deletion removes both", async () => {
  for (const userCode of ["NONE", "LINK", "BOTH"]) await member(userCode);
  await sql`insert into loyalty.link (user_code, club_member_id) values ('LINK', 'C1'), ('BOTH', 'C2')`.execute(db);
  await sql`insert into loyalty.hold (key, reference, user_code, club_member_id, points, state)
    values ('K1', 'ORDER-1', 'BOTH', 'C2', 40, 'held')`.execute(db);
  expect(await collectLink(db, "NONE")).toBeNull();
  expect(await collectLink(db, "LINK")).toEqual({
    clubMemberId: "C1",
    linkedAt: expect.any(String),
    name: null,
    mobile: null,
  });
  expect(await collectLink(db, "BOTH")).toMatchObject({
    clubMemberId: "C2",
    points: [{ kind: "hold", reference: "ORDER-1", points: 40, state: "held" }],
  });
  await inTransaction(database, (trx) => forgetLink(trx, "BOTH"));
  expect(await collectLink(db, "BOTH")).toBeNull();
});
