import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "../testing/a-member.ts";
import { registrationFixture } from "../testing/registration-fixture.ts";

const { database } = await testDatabase();
const fixture = await registrationFixture(database, { lookups: { perSessionHour: 100, perAddressHour: 100 } });
await aMember(database, "U1", { email: "taken@example.com", mobile: "+62811000001" });

test("OP-17 VA-12 ER-11 a taken address is UNKNOWN_ERROR with the specified message", async () => {
  const visitor = await fixture.visitor();
  expect(await visitor.call("freeEmail", { email: " Taken@Example.com " })).toMatchObject({
    success: false,
    errorCode: "UNKNOWN_ERROR",
    errorMessage: "This email has been registered, please use another.",
    data: null,
  });
  expect((await visitor.call("freeEmail", { email: "" })).errorMessage).toBe("Please enter your email");
  expect((await visitor.call("freeEmail", { email: "sari@" })).errorMessage).toBe("Invalid email address");
});

test("OP-17 a free address gives a ticket with which a code can be requested", async () => {
  const visitor = await fixture.visitor();
  const free = await visitor.call<{ token: string }>("freeEmail", { email: "free@example.com" });
  expect(free).toMatchObject({ success: true, data: { token: expect.any(String) } });
  expect((await visitor.call("emailCode", { token: free.data.token })).success).toBe(true);
});

test("S5 D-85 of 30 parallel checks of one session ten are answered in an hour", async () => {
  const limited = await registrationFixture(database);
  const visitor = await limited.visitor();
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) => visitor.call("freeEmail", { email: `list-${index}@example.com` })),
  );
  expect(replies.filter(({ success }) => success)).toHaveLength(10);
  expect(replies.filter(({ errorCode }) => errorCode === "RATE_LIMITED")).toHaveLength(20);
});

test("a caller without a session is refused", async () => {
  const { body } = await fixture.post(
    `query checkAvailabilityEmail { checkAvailabilityEmail(email: "a@example.com") { success } }`,
  );
  expect(body.errors?.[0]?.extensions?.code).toBe("0002");
});
