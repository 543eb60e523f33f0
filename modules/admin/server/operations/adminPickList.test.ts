import { expect, test } from "vitest";
import { pickFixture } from "../testing/pick-fixture.ts";

const { list, scan, shelf, lines, fetchedAt, paidOrder, storeStaff, staff, outcome, seen, mutate } =
  await pickFixture();

test("MO-05 the lines of a place's orders come by shelf, 2 before 10, and what lies nowhere known last", async () => {
  await shelf("BALL-A", "A10");
  await shelf("BRICK-A", "A2");
  const first = await paidOrder({ lines });
  const second = await paidOrder({ lines: lines.slice(0, 1) });
  const shown = await list("WH01");
  expect(shown.lines.map(({ shelf: at, item, pieces }) => [at, item, pieces])).toEqual([
    ["A2", "Brick", 1],
    ["A10", "Ball", 2],
    ["A10", "Ball", 2],
  ]);
  expect(shown.orders).toEqual([first, second].map(({ orderCode }) => ({ orderCode, mayPack: true })));
  await shelf("BRICK-A", "");
  expect((await list(null)).lines.at(-1)).toMatchObject({ shelf: "", item: "Brick" });
});

test("MO-05 a packed order leaves the list, what was sent is not picked again, and the rest begins unpicked", async () => {
  const { orderCode, version } = await paidOrder({ lines: lines.slice(0, 1) });
  const mine = async () => (await list("WH01")).lines.filter((line) => line.orderCode === orderCode);
  for (const _older of (await list("WH01")).lines) await scan("BALL-A");
  await mutate("adminSetPicked", { sourceCode: "WH01", orderCode, number: 0, picked: 2 });
  expect(await mine()).toMatchObject([{ pieces: 2, picked: 2, name: "Name of orders@staff.test" }]);
  expect(await outcome("adminPack", { orderCode, version })).toBe("DONE");
  expect(await mine()).toEqual([]);
  const items = [{ number: 0, quantity: 1 }];
  await mutate("adminShip", { orderCode, version, items, courierCode: "JNE" });
  expect(await mine()).toMatchObject([{ pieces: 1, picked: 0 }]);
  expect((await seen(orderCode)).status).toBe("41");
});

test("MO-05 staff of one store see its orders alone; who may not pack has no list", async () => {
  const own = await paidOrder(fetchedAt("1001"));
  await paidOrder(fetchedAt("1002"));
  for (const place of ["1001", "1002", "WH01", null]) {
    const shown = await list(place, storeStaff);
    expect([shown.place, shown.places]).toEqual(["1001", [{ code: "1001" }]]);
    expect(shown.orders).toEqual([{ orderCode: own.orderCode, mayPack: true }]);
  }
  const support = await staff.signedIn("support@staff.test", "support");
  expect(await list("WH01", support)).toBe("FORBIDDEN");
});
