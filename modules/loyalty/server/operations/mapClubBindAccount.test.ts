import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { loyaltyFixture, clubPassword as password } from "../testing/loyalty-fixture.ts";

const { database } = await testDatabase();
const fixture = await loyaltyFixture(database, {}, { lookups: { perSessionHour: 100, perAddressHour: 100 } });
const { memory, clubAccount, linkRow } = fixture;

test("OP-05 EN-01 EN-14 finding an account by number and password returns everything the dialog shows", async () => {
  clubAccount("MC-A", "+6281200000001");
  memory.give("MC-A", 250);
  const ani = await fixture.shopper("LA");
  expect(await ani.call("bind", { mobile: "0812-0000-0001", password })).toMatchObject({
    success: true,
    code: "200",
    userCode: "LA",
    firstName: "Rani",
    lastName: "Wijaya",
    firstNameMasking: "R•••",
    lastNameMasking: "W•••••",
    mobile: "+6281200000001",
    thirdId: expect.stringMatching(/^[\w.-]{80,}$/),
    thirdExist: false,
    availablePoints: 250,
    havePin: true,
    isValid: true,
    isGuest: false,
    statusUser: "ACTIVE",
  });
  expect(await linkRow("LA")).toBeNull();
});

test("LY-18 OP-05 BC-50 ER-14 an unknown number and an inactive account return 510 with the specified text", async () => {
  memory.add({ id: "MC-I", mobile: "+6281200000002", status: "INACTIVE" });
  const ani = await fixture.shopper("LB");
  for (const mobile of ["81299999999", "81200000002"]) {
    expect(await ani.call("bind", { mobile, password })).toMatchObject({
      success: false,
      code: "510",
      message: "Mobile Phone not registered in Mapclub",
      isValid: false,
      thirdId: null,
    });
  }
});

test("LY-12 a number that only collected points is reported as a guest and cannot be linked", async () => {
  memory.add({ id: "MC-G", mobile: "+6281200000003", status: "GUEST" });
  const ani = await fixture.shopper("LC");
  expect(await ani.call("bind", { mobile: "81200000003", password })).toMatchObject({
    code: "200",
    isGuest: true,
    isValid: false,
    statusUser: "GUEST",
    firstName: null,
    thirdId: null,
  });
});

test("a wrong password and a blocked account read the same, in the reader's language", async () => {
  clubAccount("MC-D", "+6281200000004");
  clubAccount("MC-B", "+6281200000005", { status: "BLOCKED" });
  const ani = await fixture.shopper("LD");
  const wrong = await ani.call("bind", { mobile: "81200000004", password: "Salah-9" }, "id-ID");
  const blocked = await ani.call("bind", { mobile: "81200000005", password }, "id-ID");
  expect(wrong).toMatchObject({ code: "CLUB_LOGIN_FAILED", message: "Nomor dan kata sandi ini tidak cocok." });
  expect({ ...blocked, token: "" }).toEqual({ ...wrong, token: "" });
});

test("VA-24 the server refuses an empty form with the form's texts", async () => {
  const ani = await fixture.shopper("LE");
  expect(await ani.call("bind", { mobile: " ", password })).toMatchObject({
    code: "INVALID_INPUT",
    message: "Required",
  });
  expect(await ani.call("bind", { mobile: "81200000004", password: "" })).toMatchObject({ message: "Required" });
  expect(await ani.call("bind", { mobile: "712", password })).toMatchObject({
    message: "Please input mobile number with 8 to 13 digits",
  });
});

test("2A-04 D-85 failed lookups of one session are limited; finding the caller's own account is not counted", async () => {
  const strict = await loyaltyFixture(database, {}, { lookups: { perSessionHour: 3, perAddressHour: 200 } });
  strict.memory.add({ id: "MC-X", mobile: "+6281200000018", password });
  const ani = await strict.shopper("LQ");
  for (let count = 0; count < 5; count += 1) {
    expect((await ani.call("bind", { mobile: "81200000018", password })).code).toBe("200");
  }
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) => ani.call("bind", { mobile: `8129999999${index}`, password })),
  );
  expect(replies.map(({ code }) => code).sort()).toEqual(["510", "510", "510", ...Array(3).fill("RATE_LIMITED")]);
});

test("mapClubBindAccount reports that the club does not answer", async () => {
  clubAccount("MC-Y", "+6281200000019");
  const ani = await fixture.shopper("LR");
  memory.fault(() => "before");
  expect(await ani.call("bind", { mobile: "81200000019", password })).toMatchObject({ code: "CLUB_UNREACHABLE" });
  memory.fault(() => null);
});

test("mapClubBindAccount refuses guests", async () => {
  expect(await fixture.guestCall("bind", { mobile: "81200000001", password })).toMatchObject({ code: "0002" });
});
