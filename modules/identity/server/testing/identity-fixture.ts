import { afterAll } from "vitest";
import { type TestClock, testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { negotiateLocale } from "#kit/core/locale.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { graphqlEndpoint } from "#kit/graphql/http-endpoint.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { query } from "#kit/graphql/operation.ts";
import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { listening } from "#kit/graphql/testing/listening.ts";
import { moduleOf } from "#kit/graphql/testing/module-of.ts";
import { type OperationReply, postOperation } from "#kit/graphql/testing/post-operation.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { sealerOf } from "#modules/notification/server/index.ts";
import { usualCodeLimits } from "../codes/code-limits.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { identityModule } from "../index.ts";
import { passwordHashes } from "../password/password-hashes.ts";
import { emptyClub } from "../ports/club-directory.ts";
import { authenticate } from "../session/authenticate.ts";
import { openMemberSession } from "../session/open-member-session.ts";
import { signInGuard } from "../sign-in/sign-in-guard.ts";

export type Guest = {
  userAuthToken: string;
  visitorUniqueKey: string;
  account: string;
  firstName: string;
  lastName: string;
};
export type GuestInitReply = { guestInit: { success: boolean; code: string; message: string | null; data: Guest } };

type Headers = Readonly<Record<string, string>>;

export type IdentityFixture = {
  readonly deps: IdentityDeps;
  readonly clock: TestClock;
  /** The endpoint's URL, for requests that our client would not send. */
  readonly url: string;
  guestInit(headers?: Headers): Promise<OperationReply<GuestInitReply>>;
  /** An operation that needs a session; returns whose it is. */
  whoAmI(headers: Headers): Promise<OperationReply<{ whoAmI: string }>>;
  /** Signs in as any member without proof. */
  signInAs(userCode: string, headers?: Headers): Promise<OperationReply<{ signInAs: string }>>;
  post<Data>(
    text: string,
    variables?: Readonly<Record<string, unknown>>,
    headers?: Headers,
  ): Promise<OperationReply<Data>>;
};

const guestInitDocument = `mutation guestInit { guestInit {
  success code message timestamp errorMessage errorCode
  data { userAuthToken visitorUniqueKey account firstName lastName }
} }`;

/**
 * The module behind a real endpoint, with callers identified by their headers, and an operation that needs a session; `more`
 * adds modules.
 */
export async function identityFixture(
  database: Database,
  changes: Partial<IdentityDeps> = {},
  more: (deps: IdentityDeps) => readonly ShopModule[] = () => [],
): Promise<IdentityFixture> {
  const clock = testClock("2026-11-15T10:00:00Z");
  const secret = "a secret of at least thirty-two characters";
  const deps: IdentityDeps = {
    database,
    clock,
    ids: systemIds,
    secret,
    https: false,
    publicUrl: "http://shop.test",
    guestSessionDays: 30,
    memberSessionDays: 30,
    memberSessionMostDays: 90,
    accessTokenSeconds: 900,
    passwords: passwordHashes(),
    signInGuard: signInGuard({ database, secret }),
    scope: { tenantCode: "SHOP", orgCode: "WH01" },
    isClubMember: async () => false,
    subscriptionsOf: async () => ({ byEmail: false, byWhatsApp: false, news: false }),
    shopContact: async () => "WhatsApp +62 811-0000, hello@shop.test",
    onSignedIn: [],
    sealer: sealerOf("a secret of at least thirty-two characters", systemIds),
    codes: usualCodeLimits,
    lookups: { perSessionHour: 10, perAddressHour: 200 },
    emailRule: { plus: false },
    club: emptyClub,
    onEmailChanged: [],
    memberData: [],
    openPurchases: async () => [],
    social: [],
    ...changes,
  };
  const whoAmI = query({
    access: "session",
    run: ({ caller }) => {
      if (caller.kind === "guest") return caller.guestId;
      return caller.kind === "member" ? caller.userCode : caller.kind;
    },
  });
  const signInAs = (_source: unknown, { userCode }: { userCode: string }, context: RequestContext) =>
    openMemberSession(deps, context, userCode).then((opened) => {
      if (!opened.ok) throw new Error(opened.error.code);
      return opened.value.userAuthToken;
    });
  const probeSdl = `extend type Query { whoAmI: String! }
    extend type Mutation { signInAs(userCode: String!): String! }`;
  const probe = moduleOf("probe", probeSdl, { Query: { whoAmI }, Mutation: { signInAs } });
  const report = () => undefined;
  const executor = createExecutor(joinSchemas([identityModule(deps), probe, ...more(deps)]), { report });
  const { url, server } = await listening(
    graphqlEndpoint({
      path: "/graphql",
      executor,
      report,
      async contextOf(request, reply) {
        const { authorization, cookie } = request.headers;
        const { caller, renewedToken, renewedCookie } = await authenticate(deps, { authorization, cookie });
        if (renewedToken) reply.setHeader("x-access-token", renewedToken);
        if (renewedCookie) reply.setCookie(renewedCookie);
        const { "user-agent": userAgent = "", "x-test-address": address = request.ip } = request.headers;
        const locale = negotiateLocale(request.headers["accept-language"]);
        return requestContext({ caller, locale, address: String(address), userAgent, cookie, reply });
      },
    }),
  );
  afterAll(() => server.close());
  const post = <Data>(text: string, variables: Readonly<Record<string, unknown>> = {}, headers: Headers = {}) =>
    postOperation<Data>(`${url}/graphql`, { query: text, variables, headers });
  return {
    deps,
    clock,
    url: `${url}/graphql`,
    guestInit: (headers = {}) => post(guestInitDocument, {}, headers),
    whoAmI: (headers) => post("query whoAmI { whoAmI }", {}, headers),
    signInAs: (userCode, headers) =>
      post("mutation signInAs($userCode: String!) { signInAs(userCode: $userCode) }", { userCode }, headers),
    post,
  };
}

/** The guest in a reply that must have one. */
export function guestOf({ body }: OperationReply<GuestInitReply>): Guest {
  const guest = body.data?.guestInit.data;
  if (!guest) throw new Error(`no guest in ${JSON.stringify(body)}`);
  return guest;
}

/** The session cookie of a response, as a browser would send it back. */
export function sessionCookieOf({ cookies }: { cookies: readonly string[] }): string {
  // A browser stores the last one of a name.
  const cookie = cookies.findLast((text) => /^(?:__Host-)?token=/.test(text));
  if (cookie === undefined) throw new Error(`no session cookie: ${cookies.join(" | ")}`);
  return cookie.split(";", 1)[0] ?? "";
}

/** All cookies of a response, joined as a browser would send them back. */
export const allCookiesOf = ({ cookies }: { cookies: readonly string[] }): string =>
  cookies.map((cookie) => cookie.split(";", 1)[0]).join("; ");

/** The `name=value` of a response's only cookie. */
export function cookieOf({ cookies }: { cookies: readonly string[] }): string {
  const [cookie, ...others] = cookies;
  if (cookie === undefined || others.length > 0) throw new Error(`not one cookie: ${cookies.join(" | ")}`);
  return cookie.split(";", 1)[0] ?? "";
}
