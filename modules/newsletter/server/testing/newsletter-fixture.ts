import { sql } from "kysely";
import { type TestClock, testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { messageTopic, sealerOf } from "#modules/notification/server/index.ts";
import { newsletterModule } from "../index.ts";
import type { NewsletterDeps } from "../newsletter-deps.ts";

type Visitor = Parameters<typeof requestContext>[0];

export type StoredSubscription = {
  code: string;
  email: string;
  subscribed: boolean;
  subscribed_at: Date;
  cancelled_at: Date | null;
  updated_at: Date;
  source_type: string;
  utm_data: unknown;
  locale: string;
  confirmed_at: Date | null;
};

export type Reply = { success: boolean; code: string; message: string | null; data: boolean | null };

const subscribeDocument = `mutation createSubscribeNotificationSS(
  $email: String!, $sourceType: String, $utmData: JSON, $consent: SubscribeConsentInput
) {
  createSubscribeNotificationSS(email: $email, sourceType: $sourceType, utmData: $utmData, consent: $consent) {
    success code message timestamp errorMessage errorCode data
  }
}`;

/** The call as the specification writes it. */
const documentedSubscribe = `mutation createSubscribeNotificationSS($email: String!, $sourceType: String, $utmData: JSON) {
  createSubscribeNotificationSS(email: $email, sourceType: $sourceType, utmData: $utmData) { success code message data }
}`;

const cancelDocument = `mutation cancelSubscribeNotification($input: CancelSubscribeInput!) {
  cancelSubscribeNotification(input: $input) { success code message data }
}`;

const syncDocument = `mutation synSSUserInfo($userCode: String!, $emailSubscribe: String!, $whatsappSubscribe: String!,
  $newsSubscribe: String!, $form: PreferenceForm) { synSSUserInfo(userCode: $userCode, emailSubscribe: $emailSubscribe,
  whatsappSubscribe: $whatsappSubscribe, newsSubscribe: $newsSubscribe, form: $form) { success code message errorCode } }`;

const preferencesDocument = `query querySSUserInfo($userCode: String!) { querySSUserInfo(userCode: $userCode) {
  userCode emailSubscribe whatsappSubscribe newsSubscribe } }`;

type PreferenceFlags = { emailSubscribe: string; whatsappSubscribe: string; newsSubscribe: string };
export const noPreferences: PreferenceFlags = { emailSubscribe: "1", whatsappSubscribe: "1", newsSubscribe: "1" };

/** The ticked consent box of the footer form. */
export const ticked = { accepted: true, textVersion: "1", form: "newsletterFooter" };

/** The module's operations against a real database. The mailbox of member U1 is sari@example.com. */
export function newsletterFixture(database: Database, changes: Partial<NewsletterDeps> = {}) {
  const clock: TestClock = testClock("2026-11-15T10:00:00Z");
  const deps: NewsletterDeps = {
    database,
    clock,
    ids: systemIds,
    secret: "a secret of at least thirty-two characters",
    sealer: sealerOf("a secret of at least thirty-two characters", systemIds),
    scope: { tenantCode: "SHOP", domainCode: "WEB", siteCode: "ID" },
    emailRule: { plus: false },
    emailOfMember: async (userCode) => (userCode === "U1" ? "sari@example.com" : null),
    ...changes,
  };
  const executor = createExecutor(joinSchemas([newsletterModule(deps)]), { report: () => undefined });

  async function call(query: string, variables: Record<string, unknown>, visitor: Visitor = {}) {
    const result = await executor.execute({ query, variables, context: requestContext(visitor) });
    return JSON.parse(JSON.stringify(result));
  }
  const rows = async <Row>(statement: ReturnType<typeof sql<Row>>) => (await statement.execute(database.kysely)).rows;
  return {
    deps,
    clock,
    ask: call,
    async subscribe(variables: Record<string, unknown>, visitor: Visitor = {}): Promise<Reply> {
      const { data } = await call(subscribeDocument, { consent: ticked, ...variables }, visitor);
      return data.createSubscribeNotificationSS;
    },
    async documented(variables: Record<string, unknown>, visitor: Visitor = {}): Promise<Reply> {
      const { data } = await call(documentedSubscribe, variables, visitor);
      return data.createSubscribeNotificationSS;
    },
    async cancel(input: Record<string, unknown>, visitor: Visitor = {}): Promise<Reply> {
      const { data } = await call(cancelDocument, { input }, visitor);
      return data.cancelSubscribeNotification;
    },
    /** Calls `synSSUserInfo`; flags that are not given are unsubscribed. Returns the extensions of an error. */
    async sync(caller: Caller, userCode: string, flags: Partial<PreferenceFlags>, form?: string) {
      const reply = await call(syncDocument, { userCode, ...noPreferences, ...flags, form }, { caller });
      return reply.data?.synSSUserInfo ?? reply.errors[0].extensions;
    },
    /** Calls `querySSUserInfo`. Returns the extensions of an error. */
    async preferences(caller: Caller, userCode: string) {
      const reply = await call(preferencesDocument, { userCode }, { caller });
      return reply.errors ? reply.errors[0].extensions : reply.data.querySSUserInfo;
    },
    subscriptions: () => rows(sql<StoredSubscription>`select * from newsletter.subscription order by email`),
    consents: () =>
      rows(sql<{ given: boolean; form: string; language: string; text_version: string; purpose: string }>`
        select given, form, language, text_version, purpose from consent.entry order by id`),
    /** The number of queued e-mails. */
    emails: async () =>
      (
        await rows(sql<{ count: number }>`select count(*)::int as count from kit.outbox where topic = ${messageTopic}`)
      )[0]?.count ?? 0,
  };
}
