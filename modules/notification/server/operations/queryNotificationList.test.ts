import { expect, test } from "vitest";
import { aGuest } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { memberCaller, notificationFixture, orderSent } from "../testing/notification-fixture.ts";

const { database, clock, add, list } = await notificationFixture();

test("D-71 a member's notifications are listed newest first, ten per page, with the total unread count", async () => {
  for (let number = 1; number <= 12; number += 1) {
    clock.advance(1000);
    await add(orderSent("ANI", `BB${number}`));
  }
  await add(orderSent("BUDI", "BB99"));
  const first = await list(memberCaller("ANI"));
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
  const second = await list(memberCaller("ANI"), { pageNum: 2 });
  expect(second.data.dataList).toHaveLength(2);
  expect(second.data.pageInfo.hasNextPage).toBe(false);
});

test("guests are refused", async () => {
  expect(await list(aGuest)).toMatchObject([{ extensions: { code: "0002" } }]);
});

test("a page of notifications takes one statement", async () => {
  const counter = countQueries(database);
  await list(memberCaller("ANI"));
  expect(counter.statements).toHaveLength(1);
  counter.stop();
});
