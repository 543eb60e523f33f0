import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { connect } from "#kit/postgres/connect.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { Message, MessageData } from "#modules/notification/contract/message.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { reportsAdminModule } from "../index.ts";
import { reportsFixture } from "../testing/reports-fixture.ts";
import { letterJobs } from "./letter-jobs.ts";
import { type LetterDeps, sendLetters } from "./send-letters.ts";

const { database, url } = await testDatabase();
const db = database.kysely;
const shop = await reportsFixture(database);
const staff = await staffFixture(
  database,
  (deps) => [reportsAdminModule({ ...deps, rowNames: {}, homeCounts: [] })],
  shop.clock,
);
const plain = { seal: (text: string) => text, open: (text: string) => text };
const deps: LetterDeps = {
  ...{ database, clock: shop.clock, ids: systemIds, sealer: plain },
  rowNames: { products: async (_db, codes) => new Map(codes.map((code) => [code, `Name of ${code}`])) },
};

/** The letters in the outbox, by receiver. */
async function letters(): Promise<{ to: string; notAfter: string; data: MessageData["weeklyReport"] }[]> {
  const { rows } = await sql<{ sealed: string }>`
    select payload ->> 'sealed' as sealed from kit.outbox where payload ->> 'kind' = 'weeklyReport'`.execute(db);
  return rows
    .map(({ sealed }) => JSON.parse(sealed) as Message & { notAfter: string })
    .map(({ to, notAfter, content }) => ({ to, notAfter, data: content.data as MessageData["weeklyReport"] }))
    .toSorted((one, other) => one.to.localeCompare(other.to));
}

type Reply = { success: boolean; errorCode: string | null; data: { isWanted: boolean; nextAt: string } | null };
const ask = async (headers: { cookie: string }, isWanted: boolean) => {
  const { body } = await staff.post<{ adminSetWeeklyLetter: Reply }>(
    `mutation adminSetWeeklyLetter($isWanted: Boolean!) { adminSetWeeklyLetter(isWanted: $isWanted) {
      success errorCode data { isWanted nextAt } } }`,
    { isWanted },
    headers,
  );
  return body.data?.adminSetWeeklyLetter ?? body.errors?.[0]?.extensions?.code;
};
/** An account that has completed its sign-in before, as all have that can ask. */
const working = async (email: string, ...roles: Parameters<typeof staff.add>[1][]) => {
  const headers = await staff.signedIn(email, ...roles);
  await sql`update staff.account set totp_secret = 'sealed' where email = ${email}`.execute(db);
  return headers;
};

const at = (jakarta: string) => shop.clock.set(`${jakarta}+07:00`);
const buy = async (owner: string, pieces: number[], isPickup = false) => {
  const order = await shop.place({ owner, email: `${owner}@mail.example`, pieces, isPickup });
  await shop.payFor(order);
  return order;
};
// The week of 9 November, its first and last minute included, and the week before.
at("2026-11-08T23:59:30");
const sundayBefore = await buy("guest:A", [1]);
at("2026-11-09T00:00:30");
const monday = await buy("guest:A", [2, 1]);
at("2026-11-15T23:59:30");
const sunday = await buy("guest:B", [1], true);
at("2026-11-16T00:00:30");
await buy("guest:C", [3]);

beforeEach(async () => {
  await sql`truncate reports.letter, reports.letter_sent`.execute(db);
  await sql`delete from kit.outbox`.execute(db);
});

test("MH-04 the letter has the week of Monday to Sunday in Jakarta beside the week before, of one store for its staff", async () => {
  at("2026-11-16T06:50:00");
  const finance = await working("finance@letter.test", "finance");
  const store = await working("store@letter.test", "finance");
  await sql`update staff.account set store_code = 'S01' where email = 'store@letter.test'`.execute(db);
  for (const headers of [finance, store]) expect(await ask(headers, true)).toMatchObject({ success: true });
  await sendLetters(deps);
  expect(await letters()).toEqual([]);
  at("2026-11-16T07:00:00");
  await sendLetters(deps);
  const [whole, own] = await letters();
  expect(whole).toEqual({
    to: "finance@letter.test",
    notAfter: "2026-11-17T17:00:00.000Z",
    data: {
      ...{ name: "Name of finance@letter.test", from: "2026-11-09", until: "2026-11-15", storeCode: null },
      figures: [
        { figure: "orders", now: 2, before: 1 },
        { figure: "pieces", now: 4, before: 1 },
        { figure: "net", now: monday.total + sunday.total, before: sundayBefore.total },
        { figure: "newCustomers", now: 1, before: 1 },
        { figure: "returns", now: 0, before: 0 },
      ],
      products: [
        { name: "Name of SKU-0", pieces: 3, net: 450_000 },
        { name: "Name of SKU-1", pieces: 1, net: 150_000 },
      ],
    },
  });
  expect(own?.data).toMatchObject({
    storeCode: "S01",
    figures: [
      { figure: "orders", now: 1, before: 0 },
      { figure: "pieces", now: 1, before: 0 },
      { figure: "net", now: sunday.total, before: 0 },
      { figure: "newCustomers", now: 1, before: 0 },
      { figure: "returns" },
    ],
  });
});

test("MH-04 a letter goes to those alone who asked, still want it and may still see reports", async () => {
  at("2026-11-16T06:50:00");
  const names = ["stays", "stops", "demoted", "blocked", "never"];
  const headers = new Map<string, { cookie: string }>();
  for (const name of names) headers.set(name, await working(`${name}@letter.test`, "finance"));
  for (const name of names.slice(0, 4)) await ask(headers.get(name) ?? { cookie: "" }, true);
  await ask(headers.get("stays") ?? { cookie: "" }, true);
  expect(await ask(headers.get("stops") ?? { cookie: "" }, false)).toMatchObject({ data: { isWanted: false } });
  await sql`update staff.account set roles = '{support}' where email = 'demoted@letter.test'`.execute(db);
  await sql`update staff.account set blocked_at = now() where email = 'blocked@letter.test'`.execute(db);
  at("2026-11-16T09:00:00");
  await sendLetters(deps);
  expect((await letters()).map(({ to }) => to)).toEqual(["stays@letter.test"]);
  // Stopped and asked for again on the same day: no second one; the next Monday brings the next.
  const again = await working("again@letter.test", "finance");
  await ask(again, true);
  await sendLetters(deps);
  await ask(again, false);
  await ask(again, true);
  await sendLetters(deps);
  expect((await letters()).filter(({ to }) => to === "again@letter.test")).toHaveLength(1);
  at("2026-11-17T07:00:00");
  await sendLetters(deps);
  expect(await letters()).toHaveLength(2);
  at("2026-11-23T07:00:00");
  await sendLetters(deps);
  expect(await letters()).toHaveLength(4);
});

test("MH-04 two workers send each letter once, also when one is killed while it writes", async () => {
  at("2026-11-16T06:50:00");
  for (const name of ["one", "two", "three"]) await ask(await working(`${name}@workers.test`, "finance"), true);
  at("2026-11-16T07:10:00");

  // The first worker has claimed a letter and reads its figures when its connection is cut.
  const doomed = connect(url, { applicationName: "doomed", maxConnections: 1 });
  const [reading, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const killed = sendLetters({
    ...deps,
    database: doomed,
    rowNames: {
      async products() {
        reading.resolve();
        await goOn.promise;
        return new Map();
      },
    },
  }).then(
    () => "sent",
    () => "failed",
  );
  await reading.promise;
  const other = connect(url, { applicationName: "other", maxConnections: 1 });
  const [job] = Object.values(letterJobs({ ...deps, database: other }));
  const attempt = { jobId: "1", attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
  const second = job?.({}, attempt);
  // It waits for the claim of the first.
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waits: boolean }>`
        select wait_event_type = 'Lock' as waits from pg_stat_activity where application_name = 'other'`.execute(db);
      return rows.some(({ waits }) => waits);
    })
    .toBe(true);
  expect(await letters()).toEqual([]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'doomed'`.execute(db);
  goOn.resolve();
  expect(await killed).toBe("failed");
  await second;
  const receivers = ["one@workers.test", "three@workers.test", "two@workers.test"];
  expect((await letters()).map(({ to }) => to)).toEqual(receivers);

  // The queue runs the killed job again, and others at the same time.
  await Promise.all([sendLetters(deps), sendLetters({ ...deps, database: other }), sendLetters(deps)]);
  expect((await letters()).map(({ to }) => to)).toEqual(receivers);
  await doomed.close();
  await other.close();
});
