import { sql } from "kysely";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Caller, RequestContext } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { type OfficeHours, parseOfficeHours } from "../../contract/office-hours.ts";
import { answerConversation } from "../answer-conversation.ts";
import { builtInChat } from "../built-in-chat.ts";
import { chatModule } from "../index.ts";
import { sendAnswers } from "../send-answers.ts";
import { conversationOf } from "../store/conversations.ts";

const attempt = { jobId: "1", attempt: 1, maxAttempts: 25, signal: new AbortController().signal };

export const sendChatMessageDocument = `mutation sendChatMessage($input: SendChatMessageInput!) {
  sendChatMessage(input: $input) { success errorCode errorMessage data { number author name text } } }`;
export const queryChatDocument = `query queryChat($after: Int) { queryChat(after: $after) { success data {
  answered isOpen changesAt hasConversation unread contact needsContact messages { number author name text } } } }`;

let guests = 0;
/** Another guest at each call. */
export const newGuest = (): Caller & { kind: "guest" } => {
  guests += 1;
  return { kind: "guest", sessionId: `s-${guests}`, guestId: `G-${guests}` };
};
export const anonymous: Caller = { kind: "anonymous" };

/** The module with the built-in chat over a real database. It is Monday, 10:00 in Jakarta. */
export async function chatFixture({
  hours = parseOfficeHours("09:00-18:00"),
  mailbox = "hello@shop.example",
  database: given,
}: {
  hours?: OfficeHours | null;
  mailbox?: string | null;
  database?: Database;
} = {}) {
  const database = given ?? (await testDatabase({ maxConnections: 20 })).database;
  const clock = testClock("2026-11-16T03:00:00Z");
  const deps = { database, clock, ids: systemIds };
  const chat = builtInChat(deps);
  const secret = "a secret of at least thirty-two characters";
  const sealer = { seal: (text: string) => text, open: (text: string) => text };
  const shopMailbox = async () => mailbox;
  const module = chatModule({ database, clock, secret, provider: chat, hours, sealer, shopMailbox });
  const executor = createExecutor(joinSchemas([module]), { report: () => undefined });
  const idOf = async (owner: string) => (await conversationOf(database.kysely, owner))?.id ?? "";

  /** Calls an operation; returns its reply and the errors. */
  const ask = async (caller: Caller, query: string, variables: object = {}, as: Partial<RequestContext> = {}) => {
    const context = requestContext({ caller, ...as });
    const answer = JSON.parse(JSON.stringify(await executor.execute({ query, variables: { ...variables }, context })));
    // biome-ignore lint/suspicious/noExplicitAny: the test knows the fields it selects
    const [reply] = Object.values((answer.data ?? {}) as Record<string, any>);
    return { reply: reply ?? null, errors: answer.errors ?? null };
  };

  return {
    database,
    clock,
    chat,
    idOf,
    ask,
    /** Calls `sendChatMessage` with a valid message unless changed. */
    async send(caller: Caller, input: { text?: string; key?: string; consents?: boolean } = {}, as = {}) {
      const message = { text: "Hello", key: crypto.randomUUID(), consents: true, ...input };
      return (await ask(caller, sendChatMessageDocument, { input: message }, as)).reply;
    },
    /** The data of `queryChat`. */
    read: async (caller: Caller, after?: number) => (await ask(caller, queryChatDocument, { after })).reply?.data,
    /** A staff member answers, having seen all messages unless `seen` is given. */
    async answer(owner: string, text: string, { seen = 1_000_000, key = crypto.randomUUID() as string } = {}) {
      const conversationId = await idOf(owner);
      const at = clock.now();
      return inTransaction(database, (trx) =>
        answerConversation(trx, { conversationId, seen, text, key, staffName: "Dewi Lestari", at }),
      );
    },
    /** Runs the job that sends unread answers. */
    async sendAnswers(owner: string) {
      await sendAnswers({ ...deps, sealer })({ conversationId: await idOf(owner) }, attempt);
    },
    /** Removes and returns the messages in the outbox, decrypted. */
    async outgoing() {
      const { rows } = await sql<{ payload: { sealed: string } }>`
        delete from kit.outbox where topic = 'message.send' returning payload`.execute(database.kysely);
      return rows.map(({ payload }) => JSON.parse(payload.sealed));
    },
    async count(owner: string) {
      const { rows } = await sql<{ messages: number; last: number }>`
        select count(*)::int as messages, max(number) as last from chat.message
        join chat.conversation on id = conversation_id where owner = ${owner}`.execute(database.kysely);
      return rows[0];
    },
  };
}
