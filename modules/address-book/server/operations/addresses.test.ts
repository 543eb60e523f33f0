import { expect, test } from "vitest";
import { aGuest } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { fillRegions } from "../index.ts";
import { addressBookFixture, aHome, memberOf } from "../testing/address-book-fixture.ts";
import { someAreas } from "../testing/some-areas.ts";

const { database } = await testDatabase({ maxConnections: 10 });
await fillRegions(database, someAreas);
const fixture = addressBookFixture(database);

const fields = `addressCode type companyName taxId recipientFirstName recipientLastName recipientMobile recipientEmail address1
  country state stateName city cityName district districtName zipCode isDefault`;

type Address = { addressCode: string; isDefault: boolean; address1: string };
type Saved = { success: boolean; errorCode: string | null; errorMessage: string | null; data: Address | null };

const save = async (userCode: string, input: Record<string, unknown>): Promise<Saved> => {
  fixture.clock.advance(1000);
  const document = `mutation saveAddress($input: SaveAddressInput!) { saveAddress(input: $input) { success errorCode errorMessage data { ${fields} } } }`;
  return (await fixture.ask<{ saveAddress: Saved }>(document, { input }, { caller: memberOf(userCode) })).data
    .saveAddress;
};
const list = async (userCode: string): Promise<Address[]> =>
  (
    await fixture.ask<{ queryAddressList: Address[] }>(
      `query queryAddressList { queryAddressList { ${fields} } }`,
      {},
      { caller: memberOf(userCode) },
    )
  ).data.queryAddressList;
const remove = async (userCode: string, addressCode: string): Promise<Saved> => {
  const document = `mutation removeAddress($code: String!) { removeAddress(addressCode: $code) { success errorCode errorMessage data { addressCode } } }`;
  return (await fixture.ask<{ removeAddress: Saved }>(document, { code: addressCode }, { caller: memberOf(userCode) }))
    .data.removeAddress;
};

test("CK-14 CK-15 EN-31 a saved address comes back with the names of its area", async () => {
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

test("CK-14 D-45 a company's address keeps name and tax number", async () => {
  const company = { ...aHome, type: "1", companyName: "PT Bola", taxId: "01.234.567.8-901.234" };
  expect((await save("U3", company)).data).toMatchObject({
    type: "1",
    companyName: "PT Bola",
    taxId: "012345678901234",
  });
});

test("VA-38 the server asks the form's rules, in the reader's words", async () => {
  for (const [changes, words] of [
    [{ recipientMobile: "123" }, "Please input the correct phone number"],
    [{ address1: "x".repeat(101) }, "The address has at most 100 characters"],
    [{ zipCode: "1" }, "A zip code has exactly 5 digits"],
    [{ type: "1" }, "Please enter the company's name"],
  ] as const) {
    expect(await save("U4", { ...aHome, ...changes })).toMatchObject({
      errorCode: "INVALID_INPUT",
      errorMessage: words,
    });
  }
  expect(await list("U4")).toEqual([]);
});

test("CK-16 a district outside the city, or a city outside the province, is refused", async () => {
  for (const changes of [{ city: "31.71" }, { state: "32" }, { district: "31.74.99" }, { district: "31.74" }]) {
    expect(await save("U5", { ...aHome, ...changes })).toMatchObject({ errorCode: "AREA_UNKNOWN" });
  }
});

test("D-45 there is always one default: the first, then the one that was made it, then the one saved last", async () => {
  const first = (await save("U6", aHome)).data?.addressCode ?? "";
  const second = (await save("U6", { ...aHome, address1: "second" })).data?.addressCode ?? "";
  const third = (await save("U6", { ...aHome, address1: "third", isDefault: true })).data?.addressCode ?? "";
  const codes = async () => (await list("U6")).map(({ addressCode, isDefault }) => [addressCode, isDefault]);
  expect(await codes()).toEqual([
    [third, true],
    [second, false],
    [first, false],
  ]);
  // Unticking the box leaves it: without another there would be none.
  await save("U6", { ...aHome, addressCode: third, address1: "third", isDefault: false });
  expect((await codes())[0]).toEqual([third, true]);
  await remove("U6", third);
  expect(await codes()).toEqual([
    [second, true],
    [first, false],
  ]);
});

test("D-45 twenty addresses are the most, however many requests come at once, and one of them is the default", async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => save("U7", { ...aHome, address1: `No. ${index}`, isDefault: true })),
  );
  expect(answers.filter(({ success }) => success).length).toBe(20);
  expect(new Set(answers.filter(({ success }) => !success).map(({ errorCode }) => errorCode))).toEqual(
    new Set(["LIMIT_REACHED"]),
  );
  const kept = await list("U7");
  expect([kept.length, kept.filter(({ isDefault }) => isDefault).length]).toEqual([20, 1]);
  // Changing one of twenty is no twenty-first.
  expect(await save("U7", { ...aHome, addressCode: kept[3]?.addressCode })).toMatchObject({ success: true });
});

test("S7 somebody else's address answers like one that never was, and stays", async () => {
  const own = (await save("U8", aHome)).data?.addressCode ?? "";
  const answers = [
    await save("U9", { ...aHome, addressCode: own, address1: "taken" }),
    await save("U9", { ...aHome, addressCode: "nobody-has-this", address1: "taken" }),
    await remove("U9", own),
    await remove("U9", "nobody-has-this"),
  ];
  expect(answers.map(({ errorCode }) => errorCode)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[2]).toEqual(answers[3]);
  expect(await list("U8")).toMatchObject([{ addressCode: own, address1: aHome.address1 }]);
  expect(await list("U9")).toEqual([]);
});

test("guests and strangers have no address book", async () => {
  for (const caller of [aGuest, { kind: "anonymous" } as const]) {
    const { errors } = await fixture.ask("query queryAddressList { queryAddressList { addressCode } }", {}, { caller });
    expect(errors?.[0]?.extensions.code).toBe("0002");
  }
});

test("a list takes one statement, however long it is", async () => {
  const counter = countQueries(database);
  await list("U7");
  counter.stop();
  expect(counter.statements.length).toBe(1);
});
