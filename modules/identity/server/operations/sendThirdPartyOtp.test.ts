import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { socialPerson } from "../testing/memory-provider.ts";
import { sentMessages } from "../testing/sent-messages.ts";
import { socialFixture } from "../testing/social-fixture.ts";

const { database } = await testDatabase();
const fixture = await socialFixture(database);

test("ID-21 a code is sent to the number by the chosen channel, and is not part of the reply", async () => {
  const { send } = await fixture.newcomer(socialPerson("facebook"));
  const sent = await send("0812 7777 0001", { channel: "SMS" });
  expect(sent).toEqual({ success: true, errorCode: null, message: null, data: { timeRemaining: 60_000 } });
  const messages = await sentMessages(database, fixture.deps);
  expect(messages.map(({ channel, to }) => [channel, to])).toEqual([["SMS", "+6281277770001"]]);
});

test("without a valid ticket, or with an invalid number, nothing is sent", async () => {
  const { send } = await fixture.newcomer(socialPerson("facebook"));
  expect(await send("81277770002", { tokenSS: "made.up" })).toMatchObject({ errorCode: "REGISTRATION_TOKEN_EXPIRED" });
  expect(await send("2112345678")).toMatchObject({ success: false, message: "Invalid phone number" });
  expect(await sentMessages(database, fixture.deps)).toEqual([]);
});
