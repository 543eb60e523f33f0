import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { adminFixture } from "#modules/admin/server/testing/admin-fixture.ts";
import { broadcastTopic, deliverBroadcast } from "#modules/notification/server/index.ts";
import { offerAudience } from "./offer-audience.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const db = database.kysely;
const clock = testClock("2026-11-15T10:00:00Z");
const audience = offerAudience({ clock, siteCode: "ID" });
const { staff } = await adminFixture(database, { audience });
const mira = await staff.signedIn("mira@offers.test", "marketing");

await sql`
  insert into segments.segment (code, name, match, conditions) values ('club', 'Club', 'all', '{"club": "linked"}')`.execute(
  db,
);
await sql`
  insert into identity.member (user_code, first_name, last_name, email, status)
  select 'U' || (100000 + n), 'Name', 'Family', 'm' || n || '@mail.example', case n when 7 then 'BLOCKED' else 'ACTIVE' end
  from generate_series(1, 10) as n`.execute(db);
// All but the last are in the club; odd numbers agreed to offers.
await sql`
  insert into loyalty.link (user_code, club_member_id)
  select 'U' || (100000 + n), 'MC' || n from generate_series(1, 9) as n`.execute(db);
await sql`
  insert into newsletter.preference (user_code, by_email, by_whatsapp, updated_at)
  select 'U' || (100000 + n), n % 4 = 1, n % 4 = 3, now() from generate_series(1, 10) as n`.execute(db);

async function call(text: string, variables: object) {
  const { body } = await staff.post<Record<string, object>>(text, { ...variables }, { ...mira });
  return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
}
const counted = (segment: string | null) =>
  call(
    `query adminPromotions($segment: String) { adminPromotions(segment: $segment) { audience people sent { segment } } }`,
    {
      segment,
    },
  );
const send = (segment: string) =>
  call(
    `mutation adminSendPromotion($input: AdminPromotionInput!) { adminSendPromotion(input: $input) { success errorCode errorMessage } }`,
    { input: { key: crypto.randomUUID(), title: "Half price", text: "Until Sunday.", path: "/contact-us", segment } },
  );

test("MU-02 before an offer is sent to a segment, its people and those who agreed are counted", async () => {
  // Blocked people are in no segment.
  expect(await counted("club")).toEqual({ audience: 4, people: 8, sent: [] });
  expect(await counted(null)).toEqual({ audience: 5, people: null, sent: [] });
  expect(await counted("nobody")).toEqual({ audience: 0, people: null, sent: [] });
});

test("MU-02 an offer for a segment reaches those of it who agreed, one who withdrew meanwhile not; an unknown segment is refused", async () => {
  expect(await send("nobody")).toEqual({
    success: false,
    errorCode: "NO_SUCH_SEGMENT",
    errorMessage: "There is no such segment any more",
  });
  expect(await send("club")).toMatchObject({ success: true });
  expect(await counted(null)).toMatchObject({ sent: [{ segment: "club" }] });
  await sql`update newsletter.preference set by_email = false where user_code = 'U100005'`.execute(db);
  const deliver = deliverBroadcast({ database, ids: systemIds, clock, audience });
  const { rows } = await sql<{ id: string; payload: unknown }>`
    select id, payload from kit.outbox where topic = ${broadcastTopic}`.execute(db);
  for (const row of rows)
    await deliver({ ...row, topic: broadcastTopic, attempt: 1, signal: new AbortController().signal });
  const told = await sql<{
    code: string;
  }>`select user_code as code from notification.notice order by user_code`.execute(db);
  expect(told.rows.map(({ code }) => code)).toEqual(["U100001", "U100003", "U100009"]);
});

test("MU-02 a message of an older process, which names no segment, goes to everybody who agreed", async () => {
  const id = systemIds.uuid();
  await sql`
    insert into notification.broadcast (id, title, text, path, sent_by, created_at)
    values (${id}, 'Old', 'Old', '/contact-us', 'Mira', now())`.execute(db);
  const deliver = deliverBroadcast({ database, ids: systemIds, clock, audience });
  const attempt = { topic: broadcastTopic, attempt: 1, signal: new AbortController().signal };
  await deliver({ ...attempt, id, payload: { broadcastId: id, after: "" } });
  const { rows } = await sql<{ reached: number }>`select reached from notification.broadcast where id = ${id}`.execute(
    db,
  );
  // 1, 3, 7 and 9: the panel of a blocked account is seen by nobody.
  expect(rows[0]?.reached).toBe(4);
});
