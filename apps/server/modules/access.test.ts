import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLField, parse, validate } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { minimalDocument } from "#kit/graphql/testing/minimal-document.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });
const page = readFileSync(new URL("../../../docs/access.md", import.meta.url), "utf8");
const read = (name: string) => buildSchema(readFileSync(new URL(`../../../docs/${name}`, import.meta.url), "utf8"));
const schemas = { post: read("schema.graphql"), postToAdmin: read("admin-schema.graphql") };

const levels = ["anyone", "session", "member", "staff"] as const;
type Level = (typeof levels)[number];

/** The operations below a heading of the document. */
const listed = (level: Level): string[] => {
  const [, text = ""] = page.split(`## ${level}\n`);
  const rows = (text.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("| "));
  return rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name));
};

type Operation = {
  /** The endpoint: the shop's or the back office's. */
  readonly by: "post" | "postToAdmin";
  readonly kind: "query" | "mutation";
  readonly field: GraphQLField<unknown, unknown>;
};
const operations: readonly Operation[] = (["post", "postToAdmin"] as const).flatMap((by) =>
  (["query", "mutation"] as const).flatMap((kind) => {
    const type = kind === "query" ? schemas[by].getQueryType() : schemas[by].getMutationType();
    return Object.values(type?.getFields() ?? {}).map((field) => ({ by, kind, field }));
  }),
);

/** The answer to a caller without access: no session has ended, and staff get the permission error. */
const refusals = new Set(["0002", "STAFF_ONLY"]);

async function isLetIn({ by, kind, field }: Operation, headers: Record<string, string>): Promise<boolean> {
  const { body } = await shop[by]({ query: minimalDocument(kind, field), headers });
  return !refusals.has(body.errors?.[0]?.extensions.code ?? "");
}

const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

async function guest() {
  const query = "mutation guestInit { guestInit { data { userAuthToken } } }";
  const { body } = await shop.post<{ guestInit: { data: { userAuthToken: string } } }>({ query });
  return bearer(body.data?.guestInit.data.userAuthToken);
}

let passwordHash = "";
let members = 0;
beforeAll(async () => {
  passwordHash = await hashSecret("Main-bola7");
});

/** A new member for each call: some operations end the account or the session. */
async function member() {
  members += 1;
  const userCode = `ACCESS${members}`;
  await aMember(database, userCode, { passwordHash });
  const query = `mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) { data { userAuthToken } } }`;
  const variables = { input: { account: `${userCode.toLowerCase()}@mail.example`, password: "Main-bola7" } };
  const { body } = await shop.post<{ memberLogin: { data: { userAuthToken: string } } }>({ query, variables });
  return bearer(body.data?.memberLogin.data.userAuthToken);
}

test("2C-06 every operation of the schema is listed once in the access table, and called with a valid document", () => {
  expect(levels.flatMap(listed).toSorted()).toEqual(operations.map(({ field }) => field.name).toSorted());
  // A document that does not match the schema would be refused for every caller.
  for (const { by, kind, field } of operations)
    expect(validate(schemas[by], parse(minimalDocument(kind, field)))).toEqual([]);
});

const admitted: Readonly<Record<Level, readonly boolean[]>> = {
  anyone: [true, true, true],
  session: [false, true, true],
  member: [false, false, true],
  staff: [false, false, false],
};

test.each(levels)(
  "2C-06 over HTTP an operation for %s admits an anonymous caller, a guest and a member as the table specifies",
  async (level) => {
    const names = new Set(listed(level));
    const found: Record<string, readonly boolean[]> = {};
    for (const operation of operations.filter(({ field }) => names.has(field.name))) {
      found[operation.field.name] = [
        await isLetIn(operation, {}),
        await isLetIn(operation, await guest()),
        await isLetIn(operation, await member()),
      ];
    }
    expect(found).toEqual(Object.fromEntries([...names].map((name) => [name, admitted[level]])));
  },
);
