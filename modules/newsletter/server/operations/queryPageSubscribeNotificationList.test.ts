import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Caller } from "#kit/graphql/context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { newsletterFixture } from "../testing/newsletter-fixture.ts";

const { database } = await testDatabase();
const fixture = newsletterFixture(database);
const member = (userCode: string): Caller => ({ kind: "member", sessionId: "s", userCode });

const document = `query queryPageSubscribeNotificationList($input: SubscribeNotificationFilter, $pageInput: PageInput) {
  queryPageSubscribeNotificationList(input: $input, pageInput: $pageInput) {
    edges { cursor node {
      domainCode tenantCode siteCode email subscribeStatus subscribeTime cancelSubscribeTime updateTime sourceType utmData
    } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor totalCount }
  }
}`;
const list = (caller: Caller, variables: Record<string, unknown> = {}) => fixture.ask(document, variables, { caller });
const emailsOf = (reply: Awaited<ReturnType<typeof list>>) =>
  reply.data.queryPageSubscribeNotificationList.edges.map((edge: { node: { email: string } }) => edge.node.email);

beforeAll(async () => {
  await fixture.subscribe({ email: "budi@example.com" });
  await fixture.subscribe({ email: "sari@example.com", sourceType: "QR", utmData: { utm_source: "box" } });
  fixture.clock.advance(60_000);
  await fixture.cancel({}, { caller: member("U1") });
});

test("OP-34 NL-20 EN-09 EN-10 a member reads the own subscription with every field", async () => {
  expect(await list(member("U1"))).toEqual({
    data: {
      queryPageSubscribeNotificationList: {
        edges: [
          {
            cursor: "1",
            node: {
              domainCode: "WEB",
              tenantCode: "SHOP",
              siteCode: "ID",
              email: "sari@example.com",
              subscribeStatus: "1",
              subscribeTime: "2026-11-15T10:00:00.000Z",
              cancelSubscribeTime: "2026-11-15T10:01:00.000Z",
              updateTime: "2026-11-15T10:01:00.000Z",
              sourceType: "QR",
              utmData: { utm_source: "box" },
            },
          },
        ],
        pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: "1", endCursor: "1", totalCount: 1 },
      },
    },
  });
});

test("NL-20 addresses of other people are never listed, for any filter", async () => {
  expect(emailsOf(await list(member("U1"), { input: { email: "budi@example.com" } }))).toEqual([]);
  expect(emailsOf(await list(member("U1"), { input: { email: "%" } }))).toEqual([]);
  expect(emailsOf(await list(member("U2")))).toEqual([]);
  for (const caller of [{ kind: "anonymous" }, { kind: "guest", sessionId: "s", guestId: "G" }] satisfies Caller[]) {
    expect((await list(caller)).errors[0].extensions.code).toBe("0002");
  }
});

test("EN-10 it can be filtered by status and by page", async () => {
  expect(emailsOf(await list(member("U1"), { input: { subscribeStatus: "0" } }))).toEqual([]);
  expect(emailsOf(await list(member("U1"), { input: { subscribeStatus: "1", email: "SARI@example.com" } }))).toEqual([
    "sari@example.com",
  ]);
  const second = await list(member("U1"), { pageInput: { pageNum: 2, pageSize: 1 } });
  expect(second.data.queryPageSubscribeNotificationList).toEqual({
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null, totalCount: 1 },
  });
});

test("one statement reads the list, by the index of mailboxes", async () => {
  const counter = countQueries(database);
  await list(member("U1"));
  counter.stop();
  expect(counter.statements).toHaveLength(1);
  const { rows } = await database.kysely.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    return sql<{ "QUERY PLAN": string }>`
      explain select code from newsletter.subscription where email = 'sari@example.com'`.execute(connection);
  });
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("subscription_email_site_code_key");
});
