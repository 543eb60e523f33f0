import { sql } from "kysely";
import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { saveLinks } from "#modules/loyalty/server/index.ts";
import { addImportedConsents } from "#modules/newsletter/server/index.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { orderFixture } from "#modules/order/server/testing/order-fixture.ts";
import { customersFixture, scope } from "../testing/customers-fixture.ts";

const { database } = await testDatabase();
const { call, people } = await customersFixture(database);
const orders = await orderFixture(database);

const person = (code: string, firstName: string, lastName: string, mobile: string | null, registered: string) =>
  aMember(database, code, { firstName, lastName, mobile }).then(() =>
    sql`update identity.member set created_at = ${registered} where user_code = ${code}`.execute(database.kysely),
  );
await person("U10000001", "Andi", "Wijaya", "+6281210000001", "2026-01-05T10:00:00+07:00");
await person("U10000002", "Rani", "Putri Andini", "+6281210000002", "2026-03-01T00:30:00+07:00");
await person("U10000003", "D'Arcy", "Lim", null, "2026-03-31T23:30:00+07:00");
await saveLinks(database.kysely, [{ userCode: "U10000002", clubMemberId: "MC1" }]);
const [orderCode = ""] = await orders.placed(aDraft({ paymentReference: "CUST-1", owner: "member:U10000001" }));
await orders.placed(aDraft({ paymentReference: "CUST-2", owner: "guest:G1" }));
const since = new Date("2025-06-30T00:00:00+07:00");
await inTransaction(database, (trx) =>
  addImportedConsents(
    trx,
    scope,
    [
      {
        userCode: "U10000001",
        email: "u10000001@mail.example",
        newsletter: true,
        whatsApp: false,
        locale: "id-ID",
        since,
      },
      { userCode: "U10000003", email: null, newsletter: false, whatsApp: true, locale: "id-ID", since },
    ],
    since,
  ),
);

type Page = { total: number; isMasked: boolean; customers: { code: string; name: string; [key: string]: unknown }[] };
const document = `query adminCustomers($input: AdminCustomersInput!) { adminCustomers(input: $input) {
  total isMasked customers { code name email mobile status language registeredAt isImported isInClub orders lastOrderAt } } }`;
const page = (input: object, who = people.dewi) => call<Page>(document, { input }, who);
const codes = async (input: object, who = people.dewi) => (await page(input, who)).customers.map(({ code }) => code);

test("MU-01 a customer is found by name, number in any format, e-mail, order and customer code", async () => {
  for (const search of [
    "andi",
    "WIJ and",
    "081210000001",
    "+62 812-1000-0001",
    "62812 1000 0001",
    "U10000001@Mail.example",
  ])
    expect([search, ...(await codes({ search }))]).toContain("U10000001");
  expect(await codes({ search: "andi" })).toEqual(["U10000002", "U10000001"]);
  expect(await codes({ search: orderCode.toLowerCase() })).toEqual(["U10000001"]);
  expect(await codes({ search: "u10000002" })).toEqual(["U10000002"]);
  expect(await codes({ search: "d’arcy" })).toEqual(["U10000003"]);
  for (const search of ["0812100000", "ndi", "nobody@mail.example", "%", "'", "!!", "BBAAAAAAAAAA"])
    expect([search, ...(await codes({ search }))]).toEqual([search]);
});

test("MU-01 the list is filtered by registration in Jakarta days, orders, club and consents, and sorted", async () => {
  expect(await codes({ registeredFrom: "2026-03-01", registeredUntil: "2026-03-31" })).toEqual([
    "U10000003",
    "U10000002",
  ]);
  expect(await codes({ registeredUntil: "2026-02-28" })).toEqual(["U10000001"]);
  expect(await codes({ hasOrders: true })).toEqual(["U10000001"]);
  expect(await codes({ hasOrders: false, isInClub: false })).toEqual(["U10000003"]);
  expect(await codes({ isInClub: true })).toEqual(["U10000002"]);
  expect(await codes({ agreesTo: "newsletter" })).toEqual(["U10000001"]);
  expect(await codes({ agreesTo: "whatsApp" })).toEqual(["U10000003"]);
  expect(await codes({ sort: "name" })).toEqual(["U10000001", "U10000003", "U10000002"]);
  expect(await codes({ sort: "registered" })).toEqual(["U10000001", "U10000002", "U10000003"]);
  expect(await page({ page: 2 })).toMatchObject({ total: 3, customers: [] });
});

test("a row shows the customer's contact data, orders and club link", async () => {
  const [andi] = (await page({ search: "U10000001" })).customers;
  expect(andi).toEqual({
    code: "U10000001",
    name: "Andi Wijaya",
    email: "u10000001@mail.example",
    mobile: "+62 812-1000-0001",
    status: "ACTIVE",
    language: null,
    registeredAt: "2026-01-05T03:00:00.000Z",
    isImported: false,
    isInClub: false,
    orders: 1,
    lastOrderAt: expect.any(String),
  });
});

test("MU-01 without the permission for contact data rows are masked, and names match only as complete words and cannot be sorted", async () => {
  const { customers, isMasked } = await page({ search: "andi wijaya" }, people.sari);
  expect(isMasked).toBe(true);
  expect(customers).toMatchObject([{ name: "A••• W•••", email: "u•••@mail.example", mobile: "+62 812•••••001" }]);
  expect(await codes({ search: "081210000001" }, people.sari)).toEqual(["U10000001"]);
  // With partial matches a name could be guessed letter by letter.
  expect(await codes({ search: "wij" }, people.sari)).toEqual([]);
  expect(await codes({ sort: "name" }, people.sari)).toEqual(["U10000003", "U10000002", "U10000001"]);
});

test("callers without the permission and invalid input are refused", async () => {
  expect(await page({}, people.putu)).toBe("FORBIDDEN");
  expect(await page({}, { cookie: "" })).toBe("STAFF_ONLY");
  for (const input of [{ page: 0 }, { sort: "email" }, { registeredFrom: "2026-02-30" }, { agreesTo: "cookies" }])
    expect(await page(input)).toBe("INVALID_INPUT");
});

test("MU-01 the number of statements does not depend on the number of customers", async () => {
  const counter = countQueries(database);
  const counts: number[] = [];
  for (const input of [{ search: "U10000001" }, {}, { hasOrders: true, agreesTo: "newsletter" }]) {
    counter.reset();
    await page(input);
    counts.push(counter.statements.length);
  }
  counter.stop();
  expect(new Set(counts).size).toBe(1);
});
