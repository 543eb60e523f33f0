import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { isAboutValue, isUnwritable } from "./value-errors.ts";

const { database } = await testDatabase();
const problemOf = (text: string) =>
  sql`select ${text}::text`.execute(database.kysely).then(
    () => null,
    (problem: unknown) => problem,
  );

test("a text with a NUL character cannot be stored, and that is distinguished from other failures", async () => {
  expect(isUnwritable(await problemOf("a\u0000b"))).toBe(true);
  expect(await problemOf("\ud800 💥")).toBeNull();
  const json = await sql`select ${JSON.stringify({ a: "\u0000" })}::jsonb`
    .execute(database.kysely)
    .catch((problem: unknown) => problem);
  expect(isUnwritable(json)).toBe(true);
  const other = await sql`select 1 / 0`.execute(database.kysely).catch((problem: unknown) => problem);
  expect(isUnwritable(other)).toBe(false);
  expect(isUnwritable(new Error("outside", { cause: await problemOf("\u0000") }))).toBe(true);
});

test("an invalid value is distinguished from an invalid statement and a failing database", async () => {
  const failing = (statement: string) =>
    sql
      .raw(statement)
      .execute(database.kysely)
      .catch((problem: unknown) => problem);
  expect(isAboutValue(await problemOf("a\u0000b"))).toBe(true);
  expect(isAboutValue(await failing("select 'no id'::uuid"))).toBe(true);
  expect(isAboutValue(await failing("select from nowhere"))).toBe(false);
  expect(isAboutValue(new Error("Connection terminated"))).toBe(false);
});
