import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { registrationFixture, rightCode } from "../testing/registration-fixture.ts";

const { database } = await testDatabase();
const fixture = await registrationFixture(database);

test("OP-20 a code is sent once a minute by the chosen channel", async () => {
  const visitor = await fixture.visitor();
  const mobile = "0812 1111 0001";
  const before = await fixture.count("kit.outbox");
  const sent = await visitor.call<{ timeRemaining: number }>("send", { mobile, channel: "SMS" });
  expect(sent).toMatchObject({ success: true, code: "200", data: { timeRemaining: 60_000 } });
  const again = await visitor.call<{ timeRemaining: number }>("send", { mobile, channel: "SMS" });
  expect(again.data.timeRemaining).toBeLessThanOrEqual(60_000);
  expect(await fixture.count("kit.outbox")).toBe(before + 1);
});

test("S2 the code is not part of the reply, and is refused in another session", async () => {
  const [visitor, other] = [await fixture.visitor(), await fixture.visitor()];
  const mobile = "81211110004";
  const sent = await visitor.call("send", { mobile });
  expect(JSON.stringify(sent)).not.toContain(rightCode);
  expect((await other.call("verify", { mobile, verificationCode: rightCode })).errorCode).toBe("OTP_EXPIRED");
});

test("VA-38 an invalid number is refused, and nothing is sent", async () => {
  const visitor = await fixture.visitor();
  const before = await fixture.count("kit.outbox");
  for (const mobile of ["", "8123", "2112345678"]) {
    expect((await visitor.call("send", { mobile })).errorCode).toBe("INVALID_INPUT");
  }
  expect(await fixture.count("kit.outbox")).toBe(before);
});

test("a caller without a session is refused, and nothing is sent", async () => {
  const before = await fixture.count("kit.outbox");
  const { body } = await fixture.post(`mutation sendOtpToMember {
    sendOtpToMember(input: { mobile: "81211110009" }) { success } }`);
  expect(body.errors?.[0]?.extensions?.code).toBe("0002");
  expect(await fixture.count("kit.outbox")).toBe(before);
});
