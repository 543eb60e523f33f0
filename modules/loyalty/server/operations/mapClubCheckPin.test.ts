import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { loyaltyFixture, clubPassword as password } from "../testing/loyalty-fixture.ts";

const { database } = await testDatabase();
const fixture = await loyaltyFixture(database);
const { clubAccount } = fixture;

test("2A-07 OP-11 LY-35 LY-36 a wrong PIN returns the attempts left, and the third locks it", async () => {
  clubAccount("MC-W", "+6281200000017");
  const ani = await fixture.shopper("LP");
  expect(await ani.call("checkPin", { pin: "246810" })).toMatchObject({ code: "501" });
  await ani.link("81200000017", password);
  expect(await ani.call("checkPin", { pin: "12" })).toMatchObject({ code: "INVALID_INPUT" });
  expect(await ani.call("checkPin", { pin: "246810", checkoutId: "CH-1" })).toMatchObject({ code: "200" });
  const wrong = [];
  for (let count = 0; count < 4; count += 1) wrong.push(await ani.call("checkPin", { pin: "000000" }));
  expect(wrong.map(({ code, attemptsLeft }) => [code, attemptsLeft])).toEqual([
    ["PIN_WRONG", 2],
    ["PIN_WRONG", 1],
    ["PIN_WRONG", 0],
    ["PIN_LOCKED", 0],
  ]);
  expect(wrong[1]?.message).toBe("The PIN is not right. You can try once more.");
  // 2A-07: the text does not offer zero further attempts.
  expect(wrong[2]?.message).toBe(
    "The PIN is not right. It is locked now for 24 hours, or until you set a new one on the MAPCLUB site.",
  );
});

test("mapClubCheckPin refuses guests", async () => {
  expect(await fixture.guestCall("checkPin", { pin: "246810" })).toMatchObject({ code: "0002" });
});
