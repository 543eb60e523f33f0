import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { oldPassword, resetFixture } from "#modules/identity/server/testing/reset-fixture.ts";
import { customersFixture } from "../testing/customers-fixture.ts";

const { database } = await testDatabase();
const shop = await resetFixture(database);
const { call } = await customersFixture(database, shop.deps.sealer);

const act = (name: string) =>
  call<{ code: string }>(`mutation ${name}($input: AdminAccountReasonInput!) { ${name}(input: $input) { code } }`, {
    input: { code: "OUT", reason: "Asked by e-mail" },
  });

test("MU-05 a link for a new password is refused while the account is blocked, changes nothing, and works after unblocking", async () => {
  const token = await shop.linkFor("out@mail.example");
  const chosen = { password: "Bata-merah8", rePassword: "Bata-merah8" };
  expect(await shop.reset({ token, ...chosen })).toMatchObject({
    code: "ACCOUNT_BLOCKED",
    errorMessage: expect.stringContaining("hello@shop.test"),
  });
  expect(await shop.signIn("out@mail.example", "Bata-merah8")).toBe("LOGIN_FAILED");
  expect((await act("adminUnblockCustomer")).code).toBe("200");
  expect(await shop.signIn("out@mail.example", oldPassword)).toBe("200");
  const open = await shop.linkFor("out@mail.example");
  expect((await act("adminBlockCustomer")).code).toBe("200");
  expect((await act("adminUnblockCustomer")).code).toBe("200");
  // A link from before the block is closed by it.
  expect(await shop.reset({ token: open, ...chosen })).toMatchObject({ code: "RESET_LINK_EXPIRED" });
  expect(await shop.reset({ token: await shop.linkFor("out@mail.example"), ...chosen })).toMatchObject({ code: "200" });
  expect(await shop.signIn("out@mail.example", "Bata-merah8")).toBe("200");
});
