import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { accountFixture, oldPassword, rightCode } from "../testing/account-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await accountFixture(database);
const fine = { success: true, errorCode: null };
const refused = (errorCode: string) => ({ success: false, errorCode });

const change = async (ani: Awaited<ReturnType<typeof fixture.member>>, email: string, verificationCode = rightCode) => {
  await ani.ask("confirmAccess", { password: oldPassword });
  await ani.ask("requestAccountCode", { purpose: "NEW_EMAIL", channel: "EMAIL", receiver: email });
  return ani.ask("updateMemberEmail", { email, verificationCode });
};

test("D-63 a code to the new address changes it, and the old address is notified", async () => {
  const ani = await fixture.member("C1");
  expect(await change(ani, " New-C1@Mail.Example ", "0000")).toMatchObject(refused("OTP_INVALID"));
  expect((await fixture.row("C1"))?.email).toBe("c1@mail.example");
  expect(await change(ani, " New-C1@Mail.Example ")).toMatchObject(fine);
  expect((await fixture.row("C1"))?.email).toBe("new-c1@mail.example");
  expect((await fixture.letters()).at(-1)).toMatchObject({
    channel: "EMAIL",
    to: "c1@mail.example",
    content: { kind: "contactChanged", data: { which: "email", to: "n•••@mail.example" } },
  });
});

test("D-63 another account's address is reported as taken only after a correct code, and nothing changes", async () => {
  await fixture.member("C2");
  const ani = await fixture.member("C3");
  expect(await change(ani, "c2@mail.example", "0000")).toMatchObject(refused("OTP_INVALID"));
  expect(await change(ani, "c2@mail.example")).toMatchObject(refused("CONTACT_TAKEN"));
  expect((await fixture.row("C3"))?.email).toBe("c3@mail.example");
  expect((await fixture.row("C2"))?.email).toBe("c2@mail.example");
});
