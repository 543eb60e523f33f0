import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { fullDocument } from "#kit/graphql/testing/full-document.ts";
import { permissions, permissionsOfRole, staffRoles } from "#modules/staff/contract/roles.ts";
import { knownShopper, shopperSecrets } from "../testing/known-shopper.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });
const { orderCode, returnCode, chatId } = await knownShopper(shop, database.kysely);
const schema = buildSchema(readFileSync(new URL("../../../docs/admin-schema.graphql", import.meta.url), "utf8"));
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});

/** A role of the shop's own that may do everything but see contacts. */
await sql`insert into staff.role (code, name, permissions) values ('clerk', 'Clerk',
  ${permissions.filter((one) => one !== "customers.contact")}::text[])`.execute(database.kysely);

/** Roles that see names, numbers and addresses masked. */
const blind = ["clerk", ...staffRoles.filter((role) => !permissionsOfRole[role].includes("customers.contact"))];
const searches = [orderCode, returnCode, "081210000001", "andi@demo.example", "Andi", "Wijaya", "Kenanga"];

/** The arguments of queries that lead to the shopper; others get any values of the right types. */
const asked: Readonly<Record<string, readonly string[]>> = {
  adminOrders: ["(input: {})", ...searches.map((search) => `(input: { search: "${search}", pageSize: 500 })`)],
  adminOrder: [`(orderCode: "${orderCode}")`],
  adminReturn: [`(returnCode: "${returnCode}")`],
  adminChat: [`(id: "${chatId}")`],
  adminCustomers: ["(input: {})", ...searches.map((search) => `(input: { search: "${search}", sort: "name" })`)],
  adminCustomer: [`(code: "U10000001")`],
  adminRecord: [`(type: "customer", id: "U10000001")`],
  adminHistory: [`(type: "customer", id: "U10000001")`],
  adminRecordAt: [`(type: "customer", id: "U10000001", version: 0)`],
  adminFind: searches.map((text) => `(text: "${text}")`),
  adminAudit: ["", `(subject: "order:${orderCode}")`, "(contacts: true)"],
  adminProposals: ["(input: {})", "(input: { decided: true })"],
};

/** The pages and files of the back office that show orders. */
const pages = [
  "/admin/orders?tab=all",
  `/admin/orders/${orderCode}`,
  `/admin/orders/${orderCode}/slip`,
  "/admin/orders.csv?tab=all",
  `/admin/orders.csv?search=andi%40demo.example`,
  "/admin/returns.csv?tab=here",
  "/admin/refunds.csv",
  "/admin/chats.csv",
  "/admin/returns?tab=here",
  `/admin/returns/${returnCode}`,
  "/admin/refunds",
  "/admin/chats",
  `/admin/chats/${chatId}`,
  "/admin/customers",
  "/admin/customers?search=081210000001",
  "/admin/customers/U10000001",
  "/admin/exports/customer.csv",
  "/admin/exports/customer.csv?only=U10000001",
  "/admin/find?text=081210000001",
  "/admin/find?text=andi%40demo.example",
  "/admin/approvals",
  "/admin/audit",
  "/admin/audit.csv",
  "/admin/approvals.csv",
];

type Reply = { readonly what: string; readonly text: string };

async function replies(cookie: string): Promise<Reply[]> {
  const found: Reply[] = [];
  for (const field of queries) {
    for (const given of asked[field.name] ?? [undefined]) {
      const query = fullDocument(field, given);
      const { body } = await shop.postToAdmin({ query, headers: { cookie } });
      const problem = body.errors?.[0];
      // A document the endpoint refuses as a whole would prove nothing.
      if (problem && !["FORBIDDEN", "NOT_FOUND", "INVALID_INPUT"].includes(problem.extensions.code))
        throw new Error(`${field.name}: ${JSON.stringify(problem)}`);
      found.push({ what: `${field.name}${given ?? ""}`, text: JSON.stringify(body.data ?? null) });
    }
  }
  for (const path of pages) found.push({ what: path, text: (await shop.get(path, { headers: { cookie } })).text });
  return found;
}

/** A search term may be repeated in the page's own address. */
const leaksIn = ({ what, text }: Reply): string[] =>
  shopperSecrets
    .filter((secret) => !decodeURIComponent(what).includes(secret))
    .filter((secret) => text.includes(secret))
    .map((secret) => `${what}: ${secret}`);

const viewsOf = async (email: string): Promise<string[]> => {
  const { rows } = await sql<{ subject: string }>`
    select subject from staff.audit where action = 'contact.view' and name = ${`Name of ${email}`}
    order by subject`.execute(database.kysely);
  return rows.map(({ subject }) => subject);
};

test("MF-14 without customers.contact no operation, page, file or search of the back office shows a shopper's name, number, e-mail or address", async () => {
  expect(blind).toEqual(["clerk", "catalogue", "marketing", "support"]);
  for (const role of blind) {
    const email = `${role}@masked.test`;
    const { cookie } = await staffSession(database, email, "support");
    await sql`update staff.account set roles = array[${role}] where email = ${email}`.execute(database.kysely);
    const all = await replies(cookie);
    expect(all.flatMap(leaksIn)).toEqual([]);
    // Nothing was seen, so there is nothing to write down.
    expect(await viewsOf(email)).toEqual([]);
    if (role !== "clerk" && role !== "support") continue;
    // The masked replies are about the shopper: a walk that reached nothing would find no leak either.
    const masked = all.filter(({ text }) => text.includes("A•••")).map(({ what }) => what.split("(")[0]);
    const reached = ["adminOrders", "adminOrder", "adminReturns", "adminReturn", "adminRefunds", "adminChats"];
    expect(masked).toEqual(
      expect.arrayContaining([
        ...reached,
        "adminChat",
        "adminFind",
        "adminCustomers",
        "adminCustomer",
        ...pages.slice(0, 13),
      ]),
    );
  }
});

test("MF-14 with it each look at contact data leaves a line that names who has seen whose, once an hour", async () => {
  const look = async (email: string, query: string) => {
    const { cookie } = await staffSession(database, email, "orderDesk");
    const ask = async () => JSON.stringify((await shop.postToAdmin({ query, headers: { cookie } })).body.data);
    expect(await ask()).toContain("Andi");
    await ask();
    return viewsOf(email);
  };
  const order = [`order:${orderCode}`];
  const operation = (name: string, given: string) => {
    const field = queries.find((one) => one.name === name);
    return field ? fullDocument(field, given) : "";
  };
  expect(await look("a@seen.test", operation("adminOrder", `(orderCode: "${orderCode}")`))).toEqual(order);
  expect(await look("b@seen.test", operation("adminOrders", "(input: {})"))).toContain(order[0]);
  expect(await look("c@seen.test", operation("adminFind", `(text: "${orderCode}")`))).toEqual([
    "customer:U10000001",
    ...order,
  ]);
  expect(await look("d@seen.test", operation("adminReturn", `(returnCode: "${returnCode}")`))).toEqual(order);
  expect(await look("e@seen.test", operation("adminReturns", ""))).toEqual(order);
  expect(await look("f@seen.test", operation("adminRefunds", ""))).toEqual(order);
  expect(await look("g@seen.test", operation("adminChats", ""))).toEqual([`chat:${chatId}`]);
  const customer = ["customer:U10000001"];
  expect(await look("i@seen.test", operation("adminCustomer", `(code: "U10000001")`))).toEqual(customer);
  expect(await look("j@seen.test", operation("adminCustomers", `(input: { search: "andi" })`))).toEqual(customer);
  expect(await look("k@seen.test", operation("adminRecord", `(type: "customer", id: "U10000001")`))).toEqual(customer);
  expect(await look("l@seen.test", operation("adminFind", `(text: "andi@demo.example")`))).toContain(customer[0]);
  expect(await look("h@seen.test", operation("adminChat", `(id: "${chatId}")`))).toEqual([`chat:${chatId}`]);
});

test("MF-14 a file of customers has no contact data without the permission, and with it leaves a line for each customer in it", async () => {
  const file = async (email: string, role: "support" | "orderDesk", query = "") => {
    const { cookie } = await staffSession(database, email, role);
    return (await shop.get(`/admin/exports/customer.csv${query}`, { headers: { cookie } })).text;
  };
  const masked = await file("blindfile@seen.test", "support");
  expect(masked).toContain("U10000001");
  expect(masked.split("\n")[0]).not.toMatch(/name|mobile|email|birthday|note/);
  expect(await viewsOf("blindfile@seen.test")).toEqual([]);
  expect(await file("openfile@seen.test", "orderDesk", "?all=1&search=rani")).toContain("rani@demo.example");
  expect(await viewsOf("openfile@seen.test")).toEqual(["customer:U10000002"]);
  // Names are not found letter by letter in a file either.
  expect((await file("guess@seen.test", "support", "?all=1&search=ran")).trim().split("\n")).toHaveLength(1);
});

test("MF-14 a file of orders leaves a line for each order in it, and the audit shows looks apart and by subject", async () => {
  const { cookie } = await staffSession(database, "file@seen.test", "orderDesk");
  const { text } = await shop.get("/admin/orders.csv?tab=all", { headers: { cookie } });
  expect(text).toContain("Andi Wijaya");
  expect(await viewsOf("file@seen.test")).toContain(`order:${orderCode}`);
  const auditor = await staffSession(database, "auditor@seen.test", "finance");
  const lines = async (given: string): Promise<{ action: string; name: string; subject: string }[]> => {
    const query = `query adminAudit { adminAudit${given} { action name subject } }`;
    return (await shop.postToAdmin<{ adminAudit: [] }>({ query, headers: auditor })).body.data?.adminAudit ?? [];
  };
  const look = { action: "contact.view", name: "Name of file@seen.test", subject: `order:${orderCode}` };
  expect(await lines("(contacts: true)")).toContainEqual(look);
  expect(await lines(`(subject: "order:${orderCode}")`)).toContainEqual(look);
  expect((await lines("")).filter(({ action }) => action === "contact.view")).toEqual([]);
});
