import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { registrationFixture, rightCode } from "../testing/registration-fixture.ts";

const { database } = await testDatabase();
const fixture = await registrationFixture(database, { lookups: { perSessionHour: 100, perAddressHour: 100 } });

test("OP-19 a correct code gives a ticket that proves the address, for that address only", async () => {
  const { visitor, email, emailTicket: token } = await fixture.newcomer();
  const other = await visitor.call("verifyEmail", { token, email: "other@example.com", verificationCode: rightCode });
  expect(other.errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
  const wrong = await visitor.call("verifyEmail", { token, email, verificationCode: "0000" });
  expect(wrong.errorCode).toBe("OTP_INVALID");
  const right = await visitor.call<{ token: string }>("verifyEmail", { token, email, verificationCode: rightCode });
  expect(right).toMatchObject({ success: true, data: { token: expect.any(String) } });
});

test("D-09 the ticket of the check and the ticket of the proof are not interchangeable", async () => {
  const { visitor, email, emailTicket: token } = await fixture.newcomer();
  const right = await visitor.call<{ token: string }>("verifyEmail", { token, email, verificationCode: rightCode });
  expect(right.data.token).not.toBe(token);
  const requested = await visitor.call("emailCode", { token: right.data.token });
  expect(requested.errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
});

test("S2 a code works once", async () => {
  const { visitor, email, emailTicket: token } = await fixture.newcomer();
  const verify = () => visitor.call("verifyEmail", { token, email, verificationCode: rightCode });
  expect((await verify()).success).toBe(true);
  expect((await verify()).errorCode).toBe("OTP_EXPIRED");
});
