import { expect, test } from "vitest";
import { aGuest } from "#kit/graphql/testing/request-context.ts";
import { memberCaller, notificationFixture, orderSent } from "../testing/notification-fixture.ts";

const { add, list, read } = await notificationFixture();

test("D-71 one notification is marked read, then all; a repeated call changes nothing", async () => {
  const citra = memberCaller("CITRA");
  await add(orderSent("CITRA", "BB1"));
  await add(orderSent("CITRA", "BB2"));
  const [{ id }] = (await list(citra)).data.dataList;
  expect(await read(citra, id)).toEqual({ success: true, errorCode: null, data: { unreadCount: 1 } });
  expect(await read(citra, id)).toEqual({ success: true, errorCode: null, data: { unreadCount: 1 } });
  expect(await read(citra)).toEqual({ success: true, errorCode: null, data: { unreadCount: 0 } });
  const { data } = await list(citra);
  expect(data.dataList.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([true, true]);
});

test("guests are refused, and another member's notification gets the same reply as an unknown id", async () => {
  await add(orderSent("DEWI", "BB1"));
  expect(await read(aGuest)).toMatchObject([{ extensions: { code: "0002" } }]);
  const [{ id }] = (await list(memberCaller("DEWI"))).data.dataList;
  const unknown = await read(memberCaller("EKA"), "00000000-0000-4000-8000-000000000000");
  expect(unknown).toEqual({ success: false, errorCode: "NOT_FOUND", data: null });
  expect(await read(memberCaller("EKA"), id)).toEqual(unknown);
  expect(await read(memberCaller("EKA"), "not a UUID")).toEqual(unknown);
  expect((await list(memberCaller("DEWI"))).data.unreadCount).toBe(1);
});
