import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLField } from "graphql";
import { expect, test } from "vitest";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { minimalDocument } from "#kit/graphql/testing/minimal-document.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });

type Operation = readonly ["query" | "mutation", GraphQLField<unknown, unknown>];

/** Every operation of a schema, as the generator wrote it. */
function operationsIn(file: string): Operation[] {
  const schema = buildSchema(readFileSync(new URL(`../../../docs/${file}`, import.meta.url), "utf8"));
  const of = (kind: Operation[0], type: ReturnType<typeof schema.getQueryType>): Operation[] =>
    Object.values(type?.getFields() ?? {}).map((field) => [kind, field]);
  return [...of("query", schema.getQueryType()), ...of("mutation", schema.getMutationType())];
}

const admin = operationsIn("admin-schema.graphql");
const shoppers = operationsIn("schema.graphql");

test("MF-02 no operation is in both schemas", () => {
  const names = new Set(shoppers.map(([, { name }]) => name));
  expect(admin.map(([, { name }]) => name).filter((name) => names.has(name))).toEqual([]);
  expect(admin.length).toBeGreaterThan(30);
});

test.each([
  ["post", "/graphql", admin],
  ["postToAdmin", "/admin/graphql", shoppers],
] as const)("MF-02 by %s: to %s an operation of the other schema does not exist", async (by, _path, operations) => {
  for (const [kind, field] of operations) {
    const { body } = await shop[by]({ query: minimalDocument(kind, field) });
    const root = kind === "query" ? "Query" : "Mutation";
    const code = body.errors?.[0]?.extensions.code;
    expect([field.name, body.data, code]).toEqual([field.name, undefined, "GRAPHQL_VALIDATION_FAILED"]);
    expect(body.errors?.some(({ message }) => message.includes(`"${field.name}" on type "${root}"`))).toBe(true);
  }
});

/** Headers of a guest and of a member, each with the token and the cookies of their browser. */
async function shoppersHeaders(): Promise<Record<string, string>[]> {
  const passwordHash = await hashSecret("Main-bola7");
  await aMember(database, "ADMINCALLER", { passwordHash });
  const signIn = [
    { query: "mutation guestInit { guestInit { data { userAuthToken } } }" },
    {
      query: `mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) { data { userAuthToken } } }`,
      variables: { input: { account: "admincaller@mail.example", password: "Main-bola7" } },
    },
  ];
  return Promise.all(
    signIn.map(async (operation) => {
      const { body, cookies } = await shop.post<Record<string, { data: { userAuthToken: string } }>>(operation);
      const token = Object.values(body.data ?? {})[0]?.data.userAuthToken;
      expect(token).toBeTruthy();
      const cookie = cookies.map((text) => text.split(";", 1)[0]).join("; ");
      return { authorization: `Bearer ${token}`, cookie };
    }),
  );
}

test("MF-02 a guest's and a member's session at /admin/graphql are answered like an anonymous caller, for every operation", async () => {
  const sessions = await shoppersHeaders();
  const sameMoment = (body: object) => JSON.stringify(body).replaceAll(/"timestamp":"[^"]*"/g, "");
  for (const [kind, field] of admin) {
    const query = minimalDocument(kind, field);
    const anonymous = await shop.postToAdmin({ query });
    for (const headers of sessions) {
      const response = await shop.postToAdmin({ query, headers });
      expect([field.name, response.status, sameMoment(response.body), response.headers["x-access-token"]]).toEqual([
        field.name,
        anonymous.status,
        sameMoment(anonymous.body),
        undefined,
      ]);
    }
  }
});

test("MF-02 another site's page cannot call the back office", async () => {
  for (const [kind, field] of admin) {
    const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    const { status } = await shop.postToAdmin({ query: minimalDocument(kind, field), headers });
    expect([field.name, status]).toEqual([field.name, 403]);
  }
});
