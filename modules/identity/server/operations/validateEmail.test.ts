import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { readSignUpKey } from "../../contract/sign-up-key.ts";
import { registrationFixture } from "../testing/registration-fixture.ts";
import { sentMessages } from "../testing/sent-messages.ts";

const { database } = await testDatabase();
const fixture = await registrationFixture(database, { lookups: { perSessionHour: 100, perAddressHour: 100 } });

/** Requests a link to this address and returns the ticket in it. */
async function linkTicket(email: string) {
  const visitor = await fixture.visitor();
  const { data } = await visitor.call<{ token: string }>("freeEmail", { email });
  await visitor.call("emailCode", { token: data.token, way: "LINK" });
  const contents = (await sentMessages(database, fixture.deps)).map(({ content }) => content);
  const link = contents.findLast(({ kind }) => kind === "registrationLink");
  const key = link?.kind === "registrationLink" ? readSignUpKey(link.data.key) : null;
  return { visitor, asked: data.token, token: key?.token ?? "" };
}

test("OP-25 the ticket of an e-mailed link gives its address and a ticket that proves it", async () => {
  const { visitor, token } = await linkTicket("link@example.com");
  const opened = await visitor.call<{ email: string; token: string }>("openLink", { token });
  expect(opened).toMatchObject({ success: true, data: { email: "link@example.com", token: expect.any(String) } });
  expect(opened.data.token).not.toBe(token);
});

test("opening the link changes nothing: a mail program's prefetch does not use it", async () => {
  const { visitor, token } = await linkTicket("prefetch@example.com");
  expect((await visitor.call("openLink", { token })).success).toBe(true);
  expect((await visitor.call("openLink", { token })).success).toBe(true);
});

test("D-09 a forged ticket and one of another step are refused", async () => {
  const { visitor, asked } = await linkTicket("other@example.com");
  for (const token of ["nonsense", asked]) {
    expect((await visitor.call("openLink", { token })).errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
  }
});
