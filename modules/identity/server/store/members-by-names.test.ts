import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "../testing/a-member.ts";
import { membersByNames } from "./members-by-names.ts";

const { database } = await testDatabase();

test("members are found by code, verified e-mail address and verified mobile number, and blocked ones are not", async () => {
  await aMember(database, "UONE", { mobile: "+6281234567890" });
  await aMember(database, "UTWO");
  await aMember(database, "UBLOCKED");
  await sql`update identity.member set status = 'BLOCKED' where user_code = 'UBLOCKED'`.execute(database.kysely);
  await sql`update identity.member set email_verified_at = null where user_code = 'UTWO'`.execute(database.kysely);
  const names = ["UONE", "UOne@Mail.Example", "0812 3456 7890", "utwo@mail.example", "UTWO", "UBLOCKED", "NOBODY"];
  expect(Object.fromEntries(await membersByNames(database.kysely, names))).toEqual({
    UONE: "UONE",
    "UOne@Mail.Example": "UONE",
    "0812 3456 7890": "UONE",
    UTWO: "UTWO",
  });
});
