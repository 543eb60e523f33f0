import { afterAll } from "vitest";
import { type TestClock, testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { graphqlEndpoint } from "#kit/graphql/http-endpoint.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { listening } from "#kit/graphql/testing/listening.ts";
import { postOperation } from "#kit/graphql/testing/post-operation.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { type TestDatabase, testDatabase } from "#kit/testing/test-database.ts";
import { type ClubDeps, usualClubRules } from "../club-deps.ts";
import { clubModule } from "../index.ts";
import { secretHashes } from "../members/secret-hashes.ts";
import { clubInvariants } from "../store/invariants.ts";

// biome-ignore lint/suspicious/noExplicitAny: a test reads the fields it asked for
type Reply = { code: string; attemptsLeft?: number; data?: any };

export type ClubFixture = TestDatabase & {
  readonly deps: ClubDeps;
  readonly clock: TestClock;
  /** Calls an operation with the shop's credential; `fields` are the reply's fields to read. */
  ask(operation: string, variables: Readonly<Record<string, unknown>>, fields?: string): Promise<Reply>;
  /** The same without the credential. */
  askWithoutToken: typeof postOperation;
  readonly url: string;
  /** Names of the violated invariants. */
  broken(): Promise<string[]>;
};

const types: Readonly<Record<string, string>> = {
  input: "ClubMoveInput!",
  page: "ClubPageInput!",
  form: "ClubRegistrationInput!",
};
const inputTypes: Readonly<Record<string, string>> = {
  clubEarn: "ClubEarnInput!",
  clubGiveBack: "ClubGiveBackInput!",
  clubAdjust: "ClubAdjustInput!",
};
const queries = /^club(Info|MemberBy|Account|History|Referral|RegistrationDetail)/;

const documentOf = (operation: string, names: readonly string[], fields: string): string => {
  const typeOf = (name: string) => (name === "input" && inputTypes[operation]) || types[name] || "String!";
  const declared = names.map((name) => `$${name}: ${typeOf(name)}`).join(", ");
  const given = names.map((name) => `${name}: $${name}`).join(", ");
  const [before, after] = names.length > 0 ? [`(${declared})`, `(${given})`] : ["", ""];
  return `${queries.test(operation) ? "query" : "mutation"} ${operation}${before} { ${operation}${after} { code ${fields} } }`;
};

/** The club behind a real endpoint, with its own database and clock. */
export async function clubFixture(now = "2026-11-15T03:00:00Z", connections = 10): Promise<ClubFixture> {
  const opened = await testDatabase({ maxConnections: connections, connectionTimeoutMs: 100_000 });
  const clock = testClock(now);
  const deps: ClubDeps = {
    database: opened.database,
    clock,
    ids: systemIds,
    secret: "a secret of the fixture",
    rules: usualClubRules,
    hashes: secretHashes({ waiting: 1000 }),
  };
  const failures: unknown[] = [];
  const report = ({ error }: { error: unknown }) => void failures.push(error);
  const executor = createExecutor(joinSchemas([clubModule(deps)]), { report });
  const { url, server } = await listening(
    graphqlEndpoint({
      path: "/loyalty/graphql",
      executor,
      report,
      contextOf: ({ headers }) => requestContext({ service: headers.authorization === "Bearer right" }),
    }),
  );
  afterAll(() => server.close());
  const endpoint = `${url}/loyalty/graphql`;
  return {
    ...opened,
    deps,
    clock,
    url: endpoint,
    askWithoutToken: postOperation,
    async ask(operation, variables, fields = "") {
      const query = documentOf(operation, Object.keys(variables), fields);
      const headers = { authorization: "Bearer right" };
      const { body } = await postOperation<Record<string, Reply>>(endpoint, { query, variables, headers });
      const reply = body.data?.[operation];
      if (!reply) throw new Error(JSON.stringify(body), { cause: failures.at(-1) });
      return reply;
    },
    async broken() {
      const findings = await auditDatabase(opened.database, clubInvariants);
      return findings.filter((finding) => finding.broken > 0).map(({ name }) => name);
    },
  };
}
