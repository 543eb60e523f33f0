import { expect, test } from "vitest";
import { aGuest } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { fillRegions } from "../index.ts";
import { addressBookFixture, aHome } from "../testing/address-book-fixture.ts";
import { someAreas } from "../testing/some-areas.ts";

const { database } = await testDatabase({ maxConnections: 10 });
await fillRegions(database, someAreas);
const fixture = addressBookFixture(database);
const { list, save } = fixture;

test("CK-14 CK-15 EN-31 a saved address is returned with the names of its area", async () => {
  const saved = await save("U1", aHome);
  expect(saved).toMatchObject({ success: true, errorCode: null });
  expect(await list("U1")).toEqual([
    {
      ...aHome,
      addressCode: saved.data?.addressCode,
      type: "2",
      companyName: null,
      taxId: null,
      recipientMobile: "+6281234567890",
      recipientEmail: null,
      country: "ID",
      stateName: "DKI Jakarta",
      cityName: "Kota Jakarta Selatan",
      districtName: "Mampang Prapatan",
      isDefault: true,
    },
  ]);
});

test("CK-17 BC-12 an address without a zip code has 00000", async () => {
  const { zipCode: _zip, ...home } = aHome;
  expect((await save("U2", home)).data).toMatchObject({ zipCode: "00000" });
});

test("CK-14 D-45 a company's address has a company name and a tax number", async () => {
  const company = { ...aHome, type: "1", companyName: "PT Bola", taxId: "01.234.567.8-901.234" };
  expect((await save("U3", company)).data).toMatchObject({
    type: "1",
    companyName: "PT Bola",
    taxId: "012345678901234",
  });
});

test("VA-38 the server applies the form's rules, with messages in the caller's language", async () => {
  for (const [changes, errorMessage] of [
    [{ recipientMobile: "123" }, "Please input the correct phone number"],
    [{ address1: "x".repeat(101) }, "The address has at most 100 characters"],
    [{ zipCode: "1" }, "A zip code has exactly 5 digits"],
    [{ type: "1" }, "Please enter the company's name"],
  ] as const) {
    expect(await save("U4", { ...aHome, ...changes })).toMatchObject({ errorCode: "INVALID_INPUT", errorMessage });
  }
  expect(await list("U4")).toEqual([]);
});

test("CK-16 a district outside the city, or a city outside the province, is refused", async () => {
  for (const changes of [{ city: "31.71" }, { state: "32" }, { district: "31.74.99" }, { district: "31.74" }]) {
    expect(await save("U5", { ...aHome, ...changes })).toMatchObject({ errorCode: "AREA_UNKNOWN" });
  }
});

test("D-45 the first address is the default until another becomes it; unsetting the default has no effect", async () => {
  const first = (await save("U6", aHome)).data?.addressCode ?? "";
  const second = (await save("U6", { ...aHome, address1: "second" })).data?.addressCode ?? "";
  const third = (await save("U6", { ...aHome, address1: "third", isDefault: true })).data?.addressCode ?? "";
  expect((await list("U6")).map(({ addressCode, isDefault }) => [addressCode, isDefault])).toEqual([
    [third, true],
    [second, false],
    [first, false],
  ]);
  await save("U6", { ...aHome, addressCode: third, address1: "third", isDefault: false });
  expect((await list("U6"))[0]).toMatchObject({ addressCode: third, isDefault: true });
});

test("D-45 parallel requests cannot pass the limit of twenty addresses, and exactly one is the default", async () => {
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) => save("U7", { ...aHome, address1: `No. ${index}`, isDefault: true })),
  );
  expect(replies.filter(({ success }) => success).length).toBe(20);
  expect(new Set(replies.filter(({ success }) => !success).map(({ errorCode }) => errorCode))).toEqual(
    new Set(["LIMIT_REACHED"]),
  );
  const saved = await list("U7");
  expect([saved.length, saved.filter(({ isDefault }) => isDefault).length]).toEqual([20, 1]);
  // Changing one of twenty is no addition.
  expect(await save("U7", { ...aHome, addressCode: saved[3]?.addressCode })).toMatchObject({ success: true });
});

test("S7 another member's address gets the same reply as an unknown one, and is not changed", async () => {
  const own = (await save("U8", aHome)).data?.addressCode ?? "";
  const foreign = await save("U9", { ...aHome, addressCode: own, address1: "taken" });
  const unknown = await save("U9", { ...aHome, addressCode: "unknown-code", address1: "taken" });
  expect(foreign).toMatchObject({ success: false, errorCode: "NOT_FOUND" });
  expect(foreign).toEqual(unknown);
  expect(await list("U8")).toMatchObject([{ addressCode: own, address1: aHome.address1 }]);
  expect(await list("U9")).toEqual([]);
});

test("guests and anonymous callers are refused", async () => {
  for (const caller of [aGuest, { kind: "anonymous" } as const]) {
    const { errors } = await fixture.ask(
      `mutation saveAddress($input: SaveAddressInput!) { saveAddress(input: $input) { success } }`,
      { input: aHome },
      { caller },
    );
    expect(errors?.[0]?.extensions.code).toBe("0002");
  }
});
