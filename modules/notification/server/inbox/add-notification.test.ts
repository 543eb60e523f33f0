import { expect, test } from "vitest";
import { notificationDays } from "../../contract/member-notification.ts";
import { purgeNotifications } from "../index.ts";
import { memberCaller, notificationFixture, orderSent } from "../testing/notification-fixture.ts";

const { database, clock, add, list } = await notificationFixture();
const day = 86_400_000;

test("a notification with a link outside the shop is refused", async () => {
  await expect(add({ ...orderSent("ANI", "BB1"), path: "//elsewhere.example" })).rejects.toThrow(/check/);
  await expect(add({ ...orderSent("ANI", "BB1"), path: "https://elsewhere.example" })).rejects.toThrow(/check/);
});

test("D-71 notifications are deleted after ninety days", async () => {
  const farid = memberCaller("FARID");
  await add(orderSent("FARID", "BB1"));
  clock.advance(day);
  await add(orderSent("FARID", "BB2"));
  clock.advance((notificationDays - 1) * day);
  await purgeNotifications(database.kysely, clock.now(), notificationDays);
  expect((await list(farid)).data.pageInfo.totalCount).toBe(2);
  clock.advance(1000);
  await purgeNotifications(database.kysely, clock.now(), notificationDays);
  const { data } = await list(farid);
  expect(data.dataList).toMatchObject([{ data: { orderCode: "BB2" } }]);
});
