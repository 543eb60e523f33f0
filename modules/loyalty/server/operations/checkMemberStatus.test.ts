import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { joinFixture } from "../testing/join-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await joinFixture(database);
const { memory } = fixture;
memory.add({
  id: "MC10000001",
  mobile: "+62816000001",
  email: "rani@mail.example",
  firstName: "Rani",
  lastName: "Wijaya",
  emailVerified: true,
  password: "x",
  referralCode: "RANI92",
});
memory.add({ mobile: "+62816000002", status: "INACTIVE" });
memory.add({ mobile: "+62816000004", status: "GUEST" });
memory.add({ mobile: "+62816000005", status: "BLOCKED" });

beforeEach(async () => {
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  memory.fault(() => null);
});

test("OP-12 EN-04 LY-42 D-85 a number is answered with its member's masked data", async () => {
  const reply = await (await fixture.visitor()).ask("status", { phone: "0816000001" });
  expect(reply).toMatchObject({ success: true, message: null, errorMessage: null, timestamp: expect.any(String) });
  expect(reply.data).toEqual({
    nimbusIdMasking: "•••001",
    firstNameMasking: "R•••",
    lastNameMasking: "W•••••",
    emailMasking: "r•••@mail.example",
    emailVerified: true,
    phoneVerified: true,
    statusUser: "ACTIVE",
  });
  expect(JSON.stringify(reply)).not.toMatch(/Rani|Wijaya|rani@/);
});

test.each([
  ["0816000001", "ACTIVE"],
  ["0816000002", "INACTIVE"],
  ["0816000004", "GUEST"],
  ["0816000005", "BLOCKED"],
])("OP-12 D-12 %s is %s", async (phone, statusUser) => {
  const { data } = await (await fixture.visitor()).ask<{ statusUser: string }>("status", { phone });
  expect(data.statusUser).toBe(statusUser);
});

test("OP-12 a guest has no names; an unknown number and a malformed one are refused", async () => {
  const visitor = await fixture.visitor();
  expect((await visitor.ask("status", { phone: "0816000004" })).data).toMatchObject({
    firstNameMasking: null,
    statusUser: "GUEST",
  });
  expect(await visitor.ask("status", { phone: "0816999999" })).toMatchObject({
    success: false,
    errorCode: "MEMBER_NOT_FOUND",
    errorMessage: "Mobile Phone not registered in Mapclub",
  });
  expect(await visitor.ask("status", { phone: "12" })).toMatchObject({ success: false, errorCode: "INVALID_INPUT" });
});

test("2A-04 S5 D-85 one session gets ten answers an hour about numbers from all operations together, also in parallel; other sessions of its address are not limited", async () => {
  const address = "198.51.100.7";
  const visitor = await fixture.visitor(address);
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0
        ? visitor.ask("status", { phone: "0816000001" })
        : visitor.ask("checkMobile", { mobile: "0816000001" }),
    ),
  );
  expect(replies.filter(({ success }) => success)).toHaveLength(10);
  expect(replies.filter(({ errorCode }) => errorCode === "RATE_LIMITED")).toHaveLength(30);
  const neighbour = await fixture.visitor(address);
  expect((await neighbour.ask("status", { phone: "0816000001" })).success).toBe(true);
});

test("checkMemberStatus reports that the club does not answer", async () => {
  memory.fault(() => "before");
  const visitor = await fixture.visitor();
  expect(await visitor.ask("status", { phone: "0816000001" })).toMatchObject({
    success: false,
    errorCode: "CLUB_UNREACHABLE",
  });
});
