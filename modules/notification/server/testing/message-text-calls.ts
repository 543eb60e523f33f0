import type { Database } from "#kit/postgres/connect.ts";
import { messageTextFixture } from "./message-text-fixture.ts";

/** The operations on message texts, each with the fields that tests look at. */
export async function messageTextCalls(database: Database) {
  const fixture = await messageTextFixture(database);
  const { call, people } = fixture;
  return {
    ...fixture,
    list: (headers: object = people.dewi) =>
      call(
        "query adminMessages { adminMessages { id kind title channels changed { channel locale } } }",
        {},
        { ...headers },
      ),
    details: (input: object, headers: object = people.dewi) =>
      call(
        `query adminMessageTexts($input: AdminMessageTextsInput!) { adminMessageTexts(input: $input) { about
          texts { name role when shipped longest allowed required } } }`,
        { input },
        headers,
      ),
    preview: (input: object, headers: object = people.dewi) =>
      call(
        `query adminPreviewMessage($input: AdminPreviewMessageInput!) { adminPreviewMessage(input: $input) {
          subject html text size { segments length alphabet most } problems { path message } } }`,
        { input },
        headers,
      ),
    sendTest: (input: object, headers: object = people.dewi) =>
      call(
        `mutation adminSendTestMessage($input: AdminPreviewMessageInput!) { adminSendTestMessage(input: $input) {
          success errorCode data { to } } }`,
        { input },
        headers,
      ),
  };
}
