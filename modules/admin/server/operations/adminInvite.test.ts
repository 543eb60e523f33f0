import { sql } from "kysely";
import { expect, test } from "vitest";
import { staffPassword } from "#modules/staff/server/testing/staff-fixture.ts";
import { accountsClient } from "../testing/accounts-client.ts";

const { database, staff, ani, idOf, invitationTo, mutate, outcome } = await accountsClient();
const rina = { email: "Rina@staff.test", name: "Rina", roles: ["storeStaff"], storeCode: "1001" };

test("D-70 a member of staff is invited by e-mail alone and chooses a password with its code; both are audited", async () => {
  expect(await outcome("adminInvite", rina)).toBe("FORBIDDEN");
  const invited = await mutate("adminInvite", rina, ani);
  expect(invited).toMatchObject({ success: true, errorCode: null });
  expect(JSON.stringify(invited)).not.toContain('code":"');
  const email = await invitationTo("rina@staff.test");
  expect(email).toMatchObject({ email: "rina@staff.test", name: "Rina", hours: 48 });
  const choose = `mutation staffChoosePassword($input: StaffPasswordInput!) {
    staffChoosePassword(input: $input) { errorCode data { email } } }`;
  const input = { email: "rina@staff.test", welcomeCode: email?.code, password: staffPassword };
  const { body } = await staff.post<{ staffChoosePassword: { data: { email: string } } }>(choose, { input });
  expect(body.data?.staffChoosePassword.data.email).toBe("rina@staff.test");
  const { rows } = await sql`
    select name, action, detail from staff.audit where subject = 'staff:rina@staff.test' order by id`.execute(
    database.kysely,
  );
  expect(rows).toEqual([
    {
      name: "Name of ani@staff.test",
      action: "staff.add",
      detail: { name: "Rina", roles: ["storeStaff"], storeCode: "1001" },
    },
    { name: "Rina", action: "staff.choosePassword", detail: {} },
  ]);
});

test("an e-mail is invited once, for a store that exists, with at least one known role", async () => {
  await outcome("adminInvite", rina, ani);
  expect(await outcome("adminInvite", rina, ani)).toBe("TAKEN");
  const other = { ...rina, email: "x@staff.test" };
  expect(await outcome("adminInvite", { ...other, storeCode: "9" }, ani)).toBe("NO_SUCH_STORE");
  expect(await outcome("adminInvite", { ...other, roles: [] }, ani)).toBe("INVALID_INPUT");
  expect(await outcome("adminInvite", { ...other, roles: ["emperor"] }, ani)).toBe("NO_SUCH_ROLE");
  expect(await idOf("x@staff.test")).toBe("");
});
