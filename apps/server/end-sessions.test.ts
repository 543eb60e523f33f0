import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { addStaff } from "#modules/staff/server/index.ts";
import { staffTokenHash } from "#modules/staff/server/session/staff-cookie.ts";
import { accountByEmail } from "#modules/staff/server/store/accounts.ts";
import { addSession } from "#modules/staff/server/store/sessions.ts";
import { developmentSecret } from "./config/settings.ts";
import { shopDatabase } from "./testing/shop-database.ts";
import { startTestShop } from "./testing/start-test-shop.ts";

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });
const passwordHash = await hashSecret("Main-bola7");
const program = fileURLToPath(new URL("./end-sessions.ts", import.meta.url));

async function run(...args: string[]) {
  // Without the environment of the test run.
  const env = { PATH: process.env.PATH, SHOP_STAGE: "test", DATABASE_URL: url };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const code = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [output, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { output, complained, code: await code };
}

async function signedIn(userCode: string) {
  const query = `mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) { data { userAuthToken } } }`;
  const variables = { input: { account: `${userCode.toLowerCase()}@mail.example`, password: "Main-bola7" } };
  const { body } = await shop.post<{ memberLogin: { data: { userAuthToken: string } } }>({ query, variables });
  const headers = { authorization: `Bearer ${body.data?.memberLogin.data.userAuthToken}` };
  return async () => {
    const response = await shop.post({ query: "query queryDevices { queryDevices { __typename } }", headers });
    return response.body.errors?.[0]?.extensions.code ?? "in";
  };
}

test("ASVS 7.4.5 an operator ends the sessions of one member, or of all, and no others", async () => {
  for (const userCode of ["ENDED", "STAYS"]) await aMember(database, userCode, { passwordHash });
  const [phone, tablet, other] = [await signedIn("ENDED"), await signedIn("ENDED"), await signedIn("STAYS")];
  expect([await phone(), await tablet(), await other()]).toEqual(["in", "in", "in"]);

  expect(await run("--member", "Ended@mail.example")).toMatchObject({ output: "2 sessions ended.\n", code: 0 });
  expect([await phone(), await tablet(), await other()]).toEqual(["0002", "0002", "in"]);

  expect(await run("--member", "nobody@mail.example")).toMatchObject({
    complained: expect.stringContaining("No member has this e-mail, number or code."),
    code: 1,
  });
  expect(await other()).toBe("in");
  expect(await run()).toMatchObject({ complained: expect.stringContaining("--all-members"), code: 1 });

  expect((await run("--all-members")).code).toBe(0);
  expect(await other()).toBe("0002");
});

/** A staff session after both factors; returns whether the back office still accepts it. */
async function staffSignedIn(name: string) {
  const email = `${name}@staff.example`;
  const deps = { database, clock: systemClock, ids: systemIds, secret: developmentSecret };
  await addStaff(deps as Parameters<typeof addStaff>[0], { email, name, roles: ["support"], storeCode: null });
  const account = await accountByEmail(database.kysely, email);
  const token = systemIds.token();
  const tokenHash = staffTokenHash(token, developmentSecret);
  const session = { id: systemIds.uuid(), tokenHash, newSecret: null, accountId: account?.id ?? "" };
  await inTransaction(database, (trx) => addSession(trx, { ...session, stage: "full", at: new Date() }));
  return async () => {
    const query = "query staffMe { staffMe { name } }";
    const { body } = await shop.postToAdmin<{ staffMe: unknown }>({ query, headers: { cookie: `admin=${token}` } });
    return body.data?.staffMe ?? "out";
  };
}

test("ASVS 7.4.5 an operator ends the sessions of all staff, and of no member", async () => {
  await aMember(database, "SHOPS", { passwordHash });
  const [tuti, yuni, member] = [await staffSignedIn("tuti"), await staffSignedIn("yuni"), await signedIn("SHOPS")];
  expect([await tuti(), await yuni(), await member()]).toEqual([{ name: "tuti" }, { name: "yuni" }, "in"]);
  expect(await run("--all-staff", "--all-members")).toMatchObject({
    complained: expect.stringContaining("--all-staff"),
    code: 1,
  });
  expect(await tuti()).toEqual({ name: "tuti" });

  expect(await run("--all-staff")).toMatchObject({ output: "2 sessions ended.\n", code: 0 });
  expect([await tuti(), await yuni(), await member()]).toEqual(["out", "out", "in"]);
  expect(await run("--all-staff")).toMatchObject({ output: "0 sessions ended.\n", code: 0 });
});
