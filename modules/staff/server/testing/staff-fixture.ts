import { afterAll } from "vitest";
import { type TestClock, testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { hashSecret, secretMatches } from "#kit/core/secret-hash.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { graphqlEndpoint } from "#kit/graphql/http-endpoint.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { listening } from "#kit/graphql/testing/listening.ts";
import { type OperationReply, postOperation } from "#kit/graphql/testing/post-operation.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { StaffRole } from "../../contract/roles.ts";
import { staffModule } from "../index.ts";
import { addStaff } from "../manage/manage-staff.ts";
import { staffTokenHash } from "../session/staff-cookie.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { accountByEmail } from "../store/accounts.ts";
import { addSession } from "../store/sessions.ts";
import { totpCode } from "../totp/totp.ts";

export const staffPassword = "Batu-karang-di-laut";

export type StaffFixture = {
  readonly deps: StaffDeps;
  readonly clock: TestClock;
  post<Data>(
    text: string,
    variables?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<OperationReply<Data>>;
  /** Adds an account and returns its first code. */
  add(email: string, ...roles: StaffRole[]): Promise<string>;
  /** The cookie header of a signed-in account with these roles. */
  signedIn(email: string, ...roles: StaffRole[]): Promise<{ cookie: string }>;
  codeOf(secret: string): string;
};

/** The module behind a real endpoint; `more` adds modules. */
export async function staffFixture(
  database: Database,
  more: (deps: StaffDeps) => readonly ShopModule[] = () => [],
  clock: TestClock = testClock("2026-11-15T10:00:00Z"),
  whenHashing: (password: string) => void = () => undefined,
): Promise<StaffFixture> {
  const deps: StaffDeps = {
    database,
    clock,
    ids: systemIds,
    secret: "a secret of at least thirty-two characters",
    https: false,
    passwords: {
      async hash(password) {
        whenHashing(password);
        return { ok: true, value: await hashSecret(password) };
      },
      matches: async (password, hash) => ({ ok: true, value: await secretMatches(password, hash) }),
    },
    sealer: { seal: (text) => `sealed ${text}`, open: (text) => text.replace("sealed ", "") },
    isCommonPassword: (password) => password === "password1234",
    issuer: "shop.test",
    fillNewShop: async () => {},
  };
  const report = (failure: unknown) => {
    throw failure;
  };
  const executor = createExecutor(joinSchemas([staffModule(deps), ...more(deps)]), { report: () => undefined });
  const { url, server } = await listening(
    graphqlEndpoint({
      path: "/graphql",
      executor,
      report,
      async contextOf(request, reply) {
        const { "x-test-address": address = request.ip, cookie } = request.headers;
        return requestContext({ address: String(address), cookie, reply });
      },
    }),
  );
  afterAll(() => server.close());
  const add: StaffFixture["add"] = async (email, ...roles) => {
    const added = await addStaff(deps, { email, name: `Name of ${email}`, roles, storeCode: null });
    if (!added.ok) throw new Error("this e-mail is taken");
    return added.value;
  };
  return {
    deps,
    clock,
    add,
    post: (text, variables = {}, headers = {}) => postOperation(`${url}/graphql`, { query: text, variables, headers }),
    async signedIn(email, ...roles) {
      await add(email, ...roles);
      const account = await accountByEmail(database.kysely, email);
      const token = systemIds.token();
      const session = { id: systemIds.uuid(), tokenHash: staffTokenHash(token, deps.secret), newSecret: null };
      await inTransaction(database, (trx) =>
        addSession(trx, { ...session, accountId: account?.id ?? "", stage: "full", at: clock.now() }),
      );
      return { cookie: `admin=${token}` };
    },
    codeOf: (secret) => totpCode(secret, clock.now()),
  };
}
