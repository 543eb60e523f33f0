import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { aGuest, requestContext } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { notificationDays } from "../../contract/member-notification.ts";
import { addNotification, type NewNotification, notificationModule, purgeNotifications } from "../index.ts";

const { database } = await testDatabase();
const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const day = 86_400_000;
const executor = createExecutor(joinSchemas([notificationModule({ database, clock })]), { report: () => undefined });
const member = (userCode: string): Caller => ({ kind: "member", sessionId: "s", userCode });

const ask = async (caller: Caller, query: string, variables: Record<string, unknown> = {}) => {
  const answer = await executor.execute({ query, variables, context: requestContext({ caller }) });
  const { data, errors } = JSON.parse(JSON.stringify(answer));
  return data ?? { queryNotificationList: errors, readNotification: errors };
};
const list = async (caller: Caller, pageInput = {}) =>
  (
    await ask(
      caller,
      `query($pageInput: PageInput) { queryNotificationList(pageInput: $pageInput) { success errorCode
        data { unreadCount pageInfo { totalCount hasNextPage }
          dataList { id kind data path createTime isRead } } } }`,
      { pageInput },
    )
  ).queryNotificationList;
const read = async (caller: Caller, id?: string) =>
  (
    await ask(
      caller,
      "mutation($id: ID) { readNotification(id: $id) { success errorCode data { unreadCount } } }",
      id === undefined ? {} : { id },
    )
  ).readNotification;

const sent = (userCode: string, orderCode: string): NewNotification => ({
  userCode,
  kind: "order",
  data: { orderCode, event: "sent" },
  path: `/account/order/detail/${orderCode}`,
});
const tell = (notification: NewNotification) =>
  inTransaction(database, (trx) => addNotification(trx, { ids: systemIds, clock }, notification));

test("D-71 a member's notifications come newest first, ten at a time, with what is unread counted over all", async () => {
  for (let number = 1; number <= 12; number += 1) {
    clock.advance(1000);
    await tell(sent("ANI", `BB${number}`));
  }
  await tell(sent("BUDI", "BB99"));
  const first = await list(member("ANI"));
  expect(first.data.dataList.map(({ data }: { data: { orderCode: string } }) => data.orderCode)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `BB${number}`),
  );
  expect(first.data).toMatchObject({ unreadCount: 12, pageInfo: { totalCount: 12, hasNextPage: true } });
  expect(first.data.dataList[0]).toEqual({
    id: expect.any(String),
    kind: "order",
    data: { orderCode: "BB12", event: "sent" },
    path: "/account/order/detail/BB12",
    createTime: "2026-11-15T05:00:12.000Z",
    isRead: false,
  });
  const second = await list(member("ANI"), { pageNum: 2 });
  expect(second.data.dataList).toHaveLength(2);
  expect(second.data.pageInfo.hasNextPage).toBe(false);
});

test("D-71 one notification is read, then all; a second time changes nothing", async () => {
  await tell(sent("CITRA", "BB1"));
  await tell(sent("CITRA", "BB2"));
  const { data } = await list(member("CITRA"));
  const [{ id }] = data.dataList;
  expect(await read(member("CITRA"), id)).toEqual({ success: true, errorCode: null, data: { unreadCount: 1 } });
  expect(await read(member("CITRA"), id)).toEqual({ success: true, errorCode: null, data: { unreadCount: 1 } });
  expect(await read(member("CITRA"))).toEqual({ success: true, errorCode: null, data: { unreadCount: 0 } });
  const after = await list(member("CITRA"));
  expect(after.data.dataList.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([true, true]);
});

test("guests have no notifications, and nobody reads another's", async () => {
  await tell(sent("DEWI", "BB1"));
  expect(await list(aGuest)).toMatchObject([{ extensions: { code: "0002" } }]);
  expect(await read(aGuest)).toMatchObject([{ extensions: { code: "0002" } }]);
  const [{ id }] = (await list(member("DEWI"))).data.dataList;
  const missing = await read(member("EKA"), "00000000-0000-4000-8000-000000000000");
  expect(missing).toEqual({ success: false, errorCode: "NOT_FOUND", data: null });
  expect(await read(member("EKA"), id)).toEqual(missing);
  expect(await read(member("EKA"), "no id at all")).toEqual(missing);
  expect((await list(member("DEWI"))).data.unreadCount).toBe(1);
});

test("a notification that leads outside the shop is not written", async () => {
  await expect(tell({ ...sent("ANI", "BB1"), path: "//elsewhere.example" })).rejects.toThrow(/check/);
  await expect(tell({ ...sent("ANI", "BB1"), path: "https://elsewhere.example" })).rejects.toThrow(/check/);
});

test("a page of notifications costs one statement", async () => {
  const counter = countQueries(database);
  await list(member("ANI"));
  expect(counter.statements).toHaveLength(1);
  counter.stop();
});

test("D-71 notifications are kept for ninety days", async () => {
  await tell(sent("FARID", "BB1"));
  clock.advance(day);
  await tell(sent("FARID", "BB2"));
  clock.advance((notificationDays - 1) * day);
  await purgeNotifications(database.kysely, clock.now(), notificationDays);
  expect((await list(member("FARID"))).data.pageInfo.totalCount).toBe(2);
  clock.advance(1000);
  await purgeNotifications(database.kysely, clock.now(), notificationDays);
  const { data } = await list(member("FARID"));
  expect(data.dataList).toMatchObject([{ data: { orderCode: "BB2" } }]);
});
