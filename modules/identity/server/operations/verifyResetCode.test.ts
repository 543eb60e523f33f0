import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { codeIn, resetFixture, twice } from "../testing/reset-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await resetFixture(database);
const { deviceOf, request, reset, sent, verify } = fixture;

test("D-03 a correct code on a known device gives a token; a member without an e-mail address is notified by SMS", async () => {
  const device = await deviceOf("BUDI");
  await request("081234567891", device);
  const code = codeIn(await sent());
  const wrong = code === "0000" ? "1111" : "0000";
  expect((await verify("081234567891", wrong, device))?.code).toBe("OTP_INVALID");
  const token = (await verify("081234567891", code, device))?.data?.token ?? "";
  expect((await verify("081234567891", code, device))?.code).toBe("OTP_EXPIRED");
  expect((await reset({ token, ...twice("Baru-sekali9") }))?.code).toBe("200");
  expect((await sent()).map(({ to, channel, content }) => [to, channel, content.kind])).toEqual([
    ["+6281234567891", "SMS", "passwordChanged"],
  ]);
});

test("S2 a reset code does not sign in", async () => {
  await request("081234567890");
  const verificationCode = codeIn(await sent());
  const text = `mutation memberLoginByCode($input: MemberLoginByCodeInput!) { memberLoginByCode(input: $input) { code } }`;
  const { body, cookies } = await fixture.post<{ memberLoginByCode: { code: string } }>(text, {
    input: { mobile: "081234567890", verificationCode },
  });
  expect([body.data?.memberLoginByCode.code, cookies]).toEqual(["OTP_EXPIRED", []]);
});
