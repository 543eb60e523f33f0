import { afterAll } from "vitest";
import { type TestClock, testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { graphqlEndpoint } from "#kit/graphql/http-endpoint.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { query } from "#kit/graphql/operation.ts";
import { listening } from "#kit/graphql/testing/listening.ts";
import { type OperationAnswer, postOperation } from "#kit/graphql/testing/post-operation.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import { roomOf } from "#kit/graphql/testing/room-of.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { identityRoom } from "../index.ts";
import { authenticate } from "../session/authenticate.ts";

export type Guest = {
  userAuthToken: string;
  visitorUniqueKey: string;
  account: string;
  firstName: string;
  lastName: string;
};
export type GuestInitAnswer = { guestInit: { success: boolean; code: string; message: string | null; data: Guest } };

type Headers = Readonly<Record<string, string>>;

export type IdentityBench = {
  readonly deps: IdentityDeps;
  readonly clock: TestClock;
  guestInit(headers?: Headers): Promise<OperationAnswer<GuestInitAnswer>>;
  /** An operation that needs a session; answers whose session it is. */
  whoAmI(headers: Headers): Promise<OperationAnswer<{ whoAmI: string }>>;
};

const guestInitDocument = `mutation guestInit { guestInit {
  success code message timestamp errorMessage errorCode
  data { userAuthToken visitorUniqueKey account firstName lastName }
} }`;

/** The room behind a real endpoint, with callers recognised by their headers and an operation that needs a session. */
export async function identityBench(database: Database, changes: Partial<IdentityDeps> = {}): Promise<IdentityBench> {
  const clock = testClock("2026-11-15T10:00:00Z");
  const deps: IdentityDeps = {
    database,
    clock,
    ids: systemIds,
    secret: "a secret of at least thirty-two characters",
    https: false,
    guestSessionDays: 30,
    accessTokenSeconds: 900,
    ...changes,
  };
  const whoAmI = query({
    access: "session",
    run: ({ caller }) => (caller.kind === "guest" ? caller.guestId : caller.kind),
  });
  const probe = roomOf("probe", "extend type Query { whoAmI: String! }", { Query: { whoAmI } });
  const report = () => undefined;
  const executor = createExecutor(joinSchemas([identityRoom(deps), probe]), { report });
  const { url, server } = await listening(
    graphqlEndpoint({
      path: "/graphql",
      executor,
      report,
      async contextOf(request, reply) {
        const { authorization, cookie } = request.headers;
        const { caller, renewedToken } = await authenticate(deps, { authorization, cookie });
        if (renewedToken) reply.setHeader("x-access-token", renewedToken);
        return requestContext({ caller, address: request.ip, reply });
      },
    }),
  );
  afterAll(() => server.close());
  const post = <Data>(text: string, headers: Headers) =>
    postOperation<Data>(`${url}/graphql`, { query: text, headers });
  return {
    deps,
    clock,
    guestInit: (headers = {}) => post(guestInitDocument, headers),
    whoAmI: (headers) => post("query whoAmI { whoAmI }", headers),
  };
}

/** The guest behind an answer that must have one. */
export function guestOf({ body }: OperationAnswer<GuestInitAnswer>): Guest {
  const guest = body.data?.guestInit.data;
  if (!guest) throw new Error(`no guest in ${JSON.stringify(body)}`);
  return guest;
}

/** The `name=value` of the one cookie an answer sets, as a browser would send it back. */
export function cookieOf({ cookies }: { cookies: readonly string[] }): string {
  const [cookie, ...others] = cookies;
  if (cookie === undefined || others.length > 0) throw new Error(`not one cookie: ${cookies.join(" | ")}`);
  return cookie.split(";", 1)[0] ?? "";
}
