import { sql } from "kysely";
import { expect, test } from "vitest";
import { saveLinks } from "#modules/loyalty/server/index.ts";
import { clubLinkFixture } from "../testing/club-link-fixture.ts";

const { db, shop, act, later, messages, people, readOut, send } = await clubLinkFixture();

test("MU-03 a code for staff signs nobody in, and one for signing in links nothing", async () => {
  const code = await readOut("UANI");
  const login =
    "mutation memberLoginByCode($input: MemberLoginByCodeInput!) { memberLoginByCode(input: $input) { code } }";
  const input = { mobile: "081250000001", verificationCode: code };
  const { body } = await shop.post<{ memberLoginByCode: { code: string } }>(login, { input });
  expect(body.data?.memberLoginByCode.code).toBe("OTP_EXPIRED");
  await later();
  const ask = "mutation requestLoginCode($input: LoginCodeInput!) { requestLoginCode(input: $input) { code } }";
  await shop.post(ask, { input: { mobile: "081250000001" } });
  const [sent] = await messages();
  const loginCode = sent?.content.kind === "verificationCode" ? sent.content.data.code : "";
  expect(loginCode).toMatch(/^\d{4}$/);
  // Equal by chance once in ten thousand runs: then both are right.
  if (loginCode !== code) expect((await act("adminLinkClub", "UANI", loginCode)).code).toBe("OTP_INVALID");
  expect((await act("adminLinkClub", "UANI", code)).code).toBe("200");
});

test("MU-03 the message says in the customer's language what the code allows, and a code to link does not unlink", async () => {
  await sql`update identity.member set locale = 'id-ID' where user_code = 'UANI'`.execute(db);
  await send("UANI");
  const [toLink] = await messages();
  expect(toLink).toMatchObject({ locale: "id-ID", content: { kind: "clubCode", data: { action: "link" } } });
  await later();
  const code = await readOut("UANI");
  await saveLinks(db, [{ userCode: "UANI", clubMemberId: "MC-ANI" }]);
  expect((await act("adminUnlinkClub", "UANI", code)).code).toBe("OTP_EXPIRED");
  await send("UANI");
  expect(await messages()).toMatchObject([{ content: { kind: "clubCode", data: { action: "unlink" } } }]);
});

test("MU-03 codes for staff count against the same limits as the customer's own", async () => {
  for (const _ of [1, 2, 3, 4, 5]) await readOut("UANI");
  await later();
  expect((await send("UANI")).code).toBe("RATE_LIMITED");
});

test("MU-03 within a minute no second code is sent; without a verified number or the permission none is", async () => {
  const replies = await Promise.all([send("UANI"), send("UANI")]);
  expect(replies.map(({ code }) => code)).toEqual(["200", "200"]);
  expect(await messages()).toHaveLength(1);
  expect((await send("UCIC")).code).toBe("NO_VERIFIED_NUMBER");
  expect((await send("UNOBODY")).code).toBe("NOT_FOUND");
  expect(await send("UANI", people.sari)).toBe("FORBIDDEN");
  expect(await messages()).toEqual([]);
});
