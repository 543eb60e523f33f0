import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { type IdentityDeps, memberFacade, renewSession } from "#modules/identity/server/index.ts";
import { accountFixture } from "#modules/identity/server/testing/account-fixture.ts";
import { sessionCookieOf } from "#modules/identity/server/testing/identity-fixture.ts";
import { usualPointRates } from "../../contract/point-rates.ts";
import { type LoyaltyDeps, loyaltyModule } from "../index.ts";
import { performTask } from "../points/perform-task.ts";
import { type PointsTask, pointsTopic } from "../points/points-task.ts";
import { isLinked } from "../store/links.ts";
import { memoryClub } from "./memory-club.ts";

type Reply = { code: string; message: string | null; thirdId?: string; attemptsLeft?: number };

const documents = {
  bind: `mutation mapClubBindAccount($mobile: String!, $password: String!) {
    answer: mapClubBindAccount(mobile: $mobile, password: $password) { success code message userCode firstName lastName
      firstNameMasking lastNameMasking mobile thirdId thirdExist availablePoints havePin isValid isGuest statusUser } }`,
  confirm: `mutation mapClubBindConfirm($mobile: String!, $thirdId: String!) {
    answer: mapClubBindConfirm(mobile: $mobile, thirdId: $thirdId) { success code message } }`,
  switch: `mutation mapClubSwitchBind($mobile: String!, $thirdId: String!) {
    answer: mapClubSwitchBind(mobile: $mobile, thirdId: $thirdId) { success code message } }`,
  unbind: "mutation mapClubUnbind { answer: mapClubUnbind { success code message } }",
  checkBind: `query mapClubCheckBind { answer: mapClubCheckBind { success code message mapclubBind maskedName maskedMobile
    availablePoints heldPoints havePin pinLockedUntil tierCode clubSiteUrl } }`,
  checkPin: `mutation mapClubCheckPin($pin: String!, $checkoutId: String) {
    answer: mapClubCheckPin(pin: $pin, checkoutId: $checkoutId) { success code message attemptsLeft } }`,
  history: `query queryClubHistory($first: Int, $after: String) { answer: queryClubHistory(first: $first, after: $after) {
    success code message data { entries { id kind points balance reference orderCodes } endCursor hasNextPage } } }`,
} as const;

/** The password of every club account that `clubAccount` adds. */
export const clubPassword = "Klub-kita7";

/** Members of the shop beside a club in memory, over a real endpoint. */
export async function loyaltyFixture(
  database: Database,
  changes: Partial<LoyaltyDeps> = {},
  ofIdentity: Partial<IdentityDeps> = {},
) {
  const memory = memoryClub();
  let deps: LoyaltyDeps | null = null;
  const fixture = await accountFixture(
    database,
    { isClubMember: (userCode) => isLinked(database.kysely, userCode), ...ofIdentity },
    (identity) => {
      const { clock, ids, secret, sealer } = identity;
      deps = {
        database,
        clock,
        ids,
        secret,
        sealer,
        club: memory.club,
        points: usualPointRates,
        ordersOf: async () => new Map(),
        clubSiteUrl: "http://club.test/club",
        members: memberFacade(identity),
        emailRule: identity.emailRule,
        renewSession: (context, userCode) => renewSession(identity, context, userCode),
        ...changes,
      };
      return [loyaltyModule(deps)];
    },
  );
  if (deps === null) throw new Error("the module was not opened");
  const loyalty: LoyaltyDeps = deps;

  type Caller = { readonly cookie: string; readonly address: string };
  async function call(
    { cookie, address }: Caller,
    name: keyof typeof documents,
    variables: object,
    language = "en-US",
  ) {
    const headers = { cookie, "accept-language": language, "x-test-address": address };
    const response = await fixture.post<{ answer: Reply }>(documents[name], { ...variables }, headers);
    const wire = response.body.errors?.[0]?.extensions.code;
    const reply: Reply = response.body.data?.answer ?? { code: String(wire), message: null };
    return { ...reply, cookies: response.cookies, token: String(response.headers["x-access-token"] ?? "") };
  }

  return {
    ...fixture,
    memory,
    loyalty,
    /** Adds an active club account with password and PIN. */
    clubAccount: (id: string, mobile: string, changes: { readonly status?: "BLOCKED" } = {}) =>
      memory.add({
        id,
        mobile,
        firstName: "Rani",
        lastName: "Wijaya",
        password: clubPassword,
        pin: "246810",
        ...changes,
      }),
    async linkRow(userCode: string) {
      const { rows } = await sql<{ clubMemberId: string; name: string; mobile: string }>`
        select club_member_id as "clubMemberId", masked_name as name, masked_mobile as mobile from loyalty.link
        where user_code = ${userCode}`.execute(database.kysely);
      return rows[0] ?? null;
    },
    /** Calls an operation in a browser that has logged out. */
    async guestCall(name: keyof typeof documents, variables: object = {}) {
      const { cookie } = await fixture.member(`G-${name}`);
      const { body } = await fixture.post("mutation logout { logout { success } }", {}, { cookie });
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      return call({ cookie, address: `${name}.test` }, name, variables);
    },
    async shopper(userCode: string) {
      const member = await fixture.member(userCode);
      let { cookie } = member;
      const own = async (name: keyof typeof documents, variables: object = {}, language?: string) => {
        const response = await call({ cookie, address: `${userCode}.test` }, name, variables, language);
        // The browser stores the new session cookie.
        if (response.cookies.some((text) => /^(?:__Host-)?token=/.test(text))) cookie = sessionCookieOf(response);
        return response;
      };
      return {
        ...member,
        call: own,
        cookie: () => cookie,
        prove: () => fixture.ask(cookie, "confirmAccess", { password: "Main-bola7" }),
        /** Finds a club account by its password and links it. */
        async link(mobile: string, password: string) {
          const { thirdId } = await own("bind", { mobile, password });
          return own("confirm", { mobile, thirdId });
        },
      };
    },
    /** Does the worker's part: every task about points that waits, as often as it takes or until the club is silent. */
    async work() {
      const { rows } = await sql<{ id: string; payload: PointsTask }>`
        select id, payload from kit.outbox where topic = ${pointsTopic} and delivered_at is null
        order by created_at, id`.execute(database.kysely);
      for (const { id, payload } of rows) {
        // Delayed tasks are not due.
        if (payload.task === "abandon") continue;
        await performTask(loyalty, payload);
        await sql`update kit.outbox set delivered_at = now() where id = ${id}`.execute(database.kysely);
      }
    },
  };
}
