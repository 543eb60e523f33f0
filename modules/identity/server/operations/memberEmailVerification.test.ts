import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { registrationFixture } from "../testing/registration-fixture.ts";
import { sentMessages } from "../testing/sent-messages.ts";

const { database } = await testDatabase();
const fixture = await registrationFixture(database, { lookups: { perSessionHour: 100, perAddressHour: 100 } });

/** A visitor with the ticket of a free address. */
async function withTicket(email: string) {
  const visitor = await fixture.visitor();
  const { data } = await visitor.call<{ token: string }>("freeEmail", { email });
  return { visitor, token: data.token };
}

test.each([
  [undefined, "verificationCode"],
  ["CODE", "verificationCode"],
  ["LINK", "registrationLink"],
])("OP-18 the way %s sends a message of kind %s to the ticket's address", async (way, kind) => {
  const email = `way-${way ?? "none"}@example.com`.toLowerCase();
  const { visitor, token } = await withTicket(email);
  const sent = await visitor.call("emailCode", { token, ...(way ? { way } : {}) });
  expect(sent).toMatchObject({ success: true, data: { timeRemaining: 60_000 } });
  const messages = await sentMessages(database, fixture.deps);
  expect(messages.map(({ channel, to, content }) => [channel, to, content.kind])).toEqual([["EMAIL", email, kind]]);
});

test("within the pause a second request sends nothing", async () => {
  const { visitor, token } = await withTicket("twice@example.com");
  await visitor.call("emailCode", { token });
  const before = await fixture.count("kit.outbox");
  expect((await visitor.call("emailCode", { token })).success).toBe(true);
  expect(await fixture.count("kit.outbox")).toBe(before);
});

test("D-09 a forged ticket and one of another step send nothing", async () => {
  const visitor = await fixture.visitor();
  const number = await visitor.provedMobile("+6281200099001");
  const before = await fixture.count("kit.outbox");
  for (const token of ["nonsense", number]) {
    expect((await visitor.call("emailCode", { token })).errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
  }
  expect(await fixture.count("kit.outbox")).toBe(before);
});
