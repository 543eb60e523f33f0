import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { ClubPerson } from "../ports/club-directory.ts";
import { aClubPerson } from "../testing/a-club-person.ts";
import { registrationFixture } from "../testing/registration-fixture.ts";
import { sentMessages } from "../testing/sent-messages.ts";

const { database } = await testDatabase();
const people: Record<string, ClubPerson> = {
  "+62811500002": aClubPerson({ id: "C2", email: null }),
  "+62811500003": aClubPerson({ id: "C3", status: "ACTIVE" }),
};
const fixture = await registrationFixture(database, { club: { personBy: async (mobile) => people[mobile] ?? null } });

test("OP-23 within the pause the link is not sent again, and the reply masks the address", async () => {
  const visitor = await fixture.visitor();
  const { data: free } = await visitor.call<{ token: string }>("freeEmail", { email: "link@example.com" });
  const before = await fixture.count("kit.outbox");
  expect((await visitor.call("emailCode", { token: free.token, way: "LINK" })).success).toBe(true);
  const again = await visitor.call<{ timeRemaining: number }[]>("resendLink", { token: free.token });
  expect(again.data).toEqual([
    { status: "SENT", timeRemaining: expect.any(Number), email: "l•••@example.com", accountDetails: null },
  ]);
  expect(await fixture.count("kit.outbox")).toBe(before + 1);
});

test.each([
  ["without an e-mail address", "+62811500002"],
  ["who is active", "+62811500003"],
  ["who is unknown", "+62811500005"],
])("ID-25 no e-mail is sent to a club member %s", async (_who, mobile) => {
  const visitor = await fixture.visitor();
  const token = await visitor.provedMobile(mobile);
  await sentMessages(database, fixture.deps);
  expect(await visitor.call("resendLink", { token })).toMatchObject({ success: false, errorCode: "EMAIL_UNKNOWN" });
  expect(await sentMessages(database, fixture.deps)).toEqual([]);
});

test("D-09 a forged ticket sends nothing", async () => {
  const visitor = await fixture.visitor();
  const before = await fixture.count("kit.outbox");
  expect((await visitor.call("resendLink", { token: "nonsense" })).errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
  expect(await fixture.count("kit.outbox")).toBe(before);
});
