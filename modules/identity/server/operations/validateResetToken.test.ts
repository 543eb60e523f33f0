import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { resetFixture, twice } from "../testing/reset-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await resetFixture(database);
const { linkFor, reset, validate } = fixture;

test("2A-06 a link is refused once a newer one was used, and so is an unknown token", async () => {
  const first = await linkFor("ana@mail.example");
  await sql`update identity.password_reset set expires_at = expires_at - interval '29 minutes 59 seconds'`.execute(
    database.kysely,
  );
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  const second = await linkFor("ana@mail.example");
  expect(await validate(second)).toBe("200");
  expect((await reset({ token: second, ...twice("Baru-sekali9") }))?.code).toBe("200");
  expect([await validate(first), await validate(second)]).toEqual(["RESET_LINK_EXPIRED", "RESET_LINK_EXPIRED"]);
  expect(await validate("never-issued")).toBe("RESET_LINK_EXPIRED");
});

test("2A-06 a link expires after half an hour", async () => {
  const token = await linkFor("ana@mail.example");
  const age = (minutes: number) =>
    sql`update identity.password_reset set expires_at = expires_at - make_interval(mins => ${minutes})`.execute(
      database.kysely,
    );
  await age(29);
  expect(await validate(token)).toBe("200");
  await age(1);
  expect(await validate(token)).toBe("RESET_LINK_EXPIRED");
});

test("validating a link does not use it", async () => {
  const token = await linkFor("ana@mail.example");
  expect([await validate(token), await validate(token)]).toEqual(["200", "200"]);
  expect((await reset({ token, ...twice("Baru-sekali9") }))?.code).toBe("200");
});
