import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { type CustomerFilter, customerPageQuery, findCustomers } from "./customer-list.ts";

const { database } = await testDatabase();
// In parts, because a statement has a time limit.
for (let from = 1; from < 100_000; from += 10_000)
  await sql`
  insert into identity.member (user_code, first_name, last_name, mobile, email, created_at)
  select 'U' || (10000000 + n), 'Name' || n % 5000, 'Family' || n % 700, '+62812' || (10000000 + n), 'm' || n || '@mail.example',
    '2020-01-01'::timestamptz + n * interval '20 minutes'
  from generate_series(${from}::int, ${from + 9_999}::int) as n`.execute(database.kysely);
await sql`analyze identity.member`.execute(database.kysely);

const everybody: CustomerFilter = { search: "", isWhole: false, found: [], from: null, until: null, also: [] };
const firstPage = { sort: "-registered", offset: 0, limit: 50 } as const;

async function planOf(change: Partial<CustomerFilter>, sort: "-registered" | "name" = "-registered") {
  const { sql: text, parameters } = customerPageQuery({ ...everybody, ...change }, { ...firstPage, sort }).compile(
    database.kysely,
  );
  const { rows } = await database.pool.query(`explain ${text}`, [...parameters]);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

test("MU-01 the first page of 100,000 customers is read along the index of its order", async () => {
  for (const plan of [await planOf({}), await planOf({ from: "2021-01-01", until: "2021-12-31" })]) {
    expect(plan).toContain("members_by_age");
    expect(plan).not.toContain("Sort");
  }
  const byName = await planOf({}, "name");
  expect(byName).toContain("members_by_name on member");
  expect(byName).not.toContain("Sort");
});

test("MU-01 each search has an index: number, e-mail, name, code", async () => {
  for (const [search, index] of [
    ["081210000001", "member_mobile_key"],
    ["m5@mail.example", "member_email_key"],
    ["Name77 fam", "members_by_name_word"],
    ["U10000005", "member_pkey"],
  ] as const) {
    const plan = await planOf({ search });
    expect(plan, search).toContain(index);
    expect(plan, search).not.toContain("Seq Scan");
  }
});

test("a page has its rows in order and counts all that match", async () => {
  const found = await findCustomers(database.kysely, { ...everybody, search: "name77 family77" }, firstPage);
  expect(found.total).toBeGreaterThan(1);
  const moments = found.customers.map(({ createdAt }) => createdAt.getTime());
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  expect((await findCustomers(database.kysely, everybody, firstPage)).total).toBe(100_000);
});
