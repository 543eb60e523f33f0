import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { registrationFixture, rightCode } from "../testing/registration-fixture.ts";

const { database } = await testDatabase();
const fixture = await registrationFixture(database);

test("OP-21 ID-29 EN-15 a correct code gives a ticket in a one-element list", async () => {
  const visitor = await fixture.visitor();
  const mobile = "0812 1111 0001";
  await visitor.call("send", { mobile });
  const verified = await visitor.call<{ token: string }[]>("verify", { mobile, verificationCode: rightCode });
  expect(verified.success).toBe(true);
  expect(verified.data).toEqual([{ token: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/) }]);
  const detail = await visitor.call("detail", { token: verified.data[0]?.token });
  expect(detail.data).toEqual({
    phone: "+6281211110001",
    phoneVerified: true,
    email: null,
    emailVerified: false,
    enabled: false,
    profileCompleted: false,
  });
});

test("ID-12 ER-12 a wrong code is refused with a message in the shopper's language", async () => {
  const visitor = await fixture.visitor();
  const mobile = "81211110002";
  await visitor.call("send", { mobile });
  const wrong = await visitor.call("verify", { mobile, verificationCode: "0000" });
  expect(wrong).toMatchObject({
    success: false,
    errorCode: "OTP_INVALID",
    errorMessage: "This code is not right. Please check it and try again.",
    data: null,
  });
  const other = await visitor.call("verify", { mobile, verificationCode: "0000" }, { "accept-language": "id-ID" });
  expect(other.errorMessage).toBe("Kode ini salah. Silakan periksa dan coba lagi.");
});

test("S1 each alias of one request counts as an attempt; a request with more than 15 is refused", async () => {
  const visitor = await fixture.visitor();
  const mobile = "81211110003";
  await visitor.call("send", { mobile });
  const aliases = (count: number) =>
    `mutation verifyOtpMember { ${Array.from({ length: count }, (_, index) => `a${index}: verifyOtpMember(mobile: "${mobile}", verificationCode: "00${String(index).padStart(2, "0")}") { errorCode }`).join("\n")} }`;
  const { body } = await fixture.post<Record<string, { errorCode: string }>>(aliases(15), {}, visitor.headers);
  const codes = Object.values(body.data ?? {}).map(({ errorCode }) => errorCode);
  expect(codes.filter((code) => code === "OTP_INVALID")).toHaveLength(5);
  expect(codes.filter((code) => code === "OTP_TOO_MANY")).toHaveLength(10);
  const many = await fixture.post(aliases(100), {}, visitor.headers);
  expect(many.body.data ?? null).toBeNull();
  expect((await visitor.call("verify", { mobile, verificationCode: rightCode })).errorCode).toBe("OTP_TOO_MANY");
});

test("S2 a code works once", async () => {
  const visitor = await fixture.visitor();
  const mobile = "81211110004";
  await visitor.call("send", { mobile });
  const right = await visitor.call("verify", { mobile, verificationCode: rightCode });
  expect(right.success).toBe(true);
  expect((await visitor.call("verify", { mobile, verificationCode: rightCode })).errorCode).toBe("OTP_EXPIRED");
});

test("VA-09 VA-38 BC-04 input other than four digits is invalid and does not count as an attempt", async () => {
  const visitor = await fixture.visitor();
  const mobile = "81211110005";
  await visitor.call("send", { mobile });
  for (const code of ["", "123", "12345", "12a4", "१२३४"]) {
    expect((await visitor.call("verify", { mobile, verificationCode: code })).errorCode).toBe("INVALID_INPUT");
  }
  expect((await visitor.call("verify", { mobile, verificationCode: rightCode })).success).toBe(true);
});

test("S1 an array of operations in one request is refused, and none of them is run", async () => {
  const visitor = await fixture.visitor();
  const mobile = "+62811000091";
  await visitor.call("send", { mobile });
  const guess = (verificationCode: string) => ({
    operationName: "verifyOtpMember",
    query: `mutation verifyOtpMember($mobile: String!, $verificationCode: String!) {
      verifyOtpMember(mobile: $mobile, verificationCode: $verificationCode) { success } }`,
    variables: { mobile, verificationCode },
  });
  const guesses = Array.from({ length: 100 }, (_, index) => guess(String(4_650 + index)));
  const response = await fetch(`${fixture.url}?opname=verifyOtpMember`, {
    method: "POST",
    headers: { ...visitor.headers, "content-type": "application/json" },
    body: JSON.stringify(guesses),
  });
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain('"success":true');
  // No attempt was counted: the correct code is still accepted.
  expect((await visitor.call("verify", { mobile, verificationCode: rightCode })).success).toBe(true);
});
