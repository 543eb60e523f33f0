import { sql } from "kysely";
import { expect, test } from "vitest";
import { aMember } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { returnsFixture } from "../testing/returns-fixture.ts";

const { database } = await testDatabase();
const fixture = await returnsFixture(database);
const { staff } = fixture;

test("every step of a return is reported to its shopper by mail, and to a member by a notification too", async () => {
  const member = { owner: "member:U1" };
  const order = await fixture.received({ ...member, locale: "id-ID" });
  const code = await fixture.asked(order, {}, { caller: aMember });
  await staff.approve(code, "Kemas dengan baik");
  const emails = (await fixture.letters()).filter(({ content }) => content.data.returnCode === code);
  expect(emails.map(({ content, locale }) => [content.data.event, content.data.note, locale])).toEqual([
    ["requested", null, "id-ID"],
    ["approved", "Kemas dengan baik", "id-ID"],
  ]);
  const { rows } = await sql`
    select data->>'event' as event, path from notification.notice where user_code = 'U1' and kind = 'return' order by data->>'event' desc`.execute(
    database.kysely,
  );
  const path = `/account/order/detail/${order}/${code}`;
  expect(rows).toEqual([
    { event: "requested", path },
    { event: "approved", path },
  ]);
});
