import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { postOperation } from "#kit/graphql/testing/post-operation.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { type SpawnedShop, spawnShop, untilReady } from "./testing/spawn-shop.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const execute = promisify(execFile);
const { scripts } = JSON.parse(await readFile(`${root}package.json`, "utf8")) as { scripts: Record<string, string> };
/** Every command that works on the shop's own settings and data. */
const shopCommands = Object.keys(scripts).filter((name) => scripts[name]?.startsWith("node apps/server/"));

const agus = { email: "agus@staff.example", password: "Main-bola-bersama-7" };
const rina = "--email rina@shop.example";

/** What a terminal shows after each line, in this order. */
const lines: readonly (readonly [line: string, prints: RegExp])[] = [
  ["staff set-up", /^This shop has an administrator already\.\n$/],
  ["staff list", /agus@staff\.example {2}.* {2}finance {2}/],
  [`staff add ${rina} --name Rina --role orderDesk`, /\/admin\/welcome/],
  [`staff roles ${rina} --role finance`, /^Done\.\n$/],
  [`staff block ${rina}`, /^Done\.\n$/],
  ["staff list", /rina@shop\.example {2}Rina {2}finance {2}every store {2}blocked/],
  [`staff unblock ${rina}`, /^Done\.\n$/],
  [`staff reset ${rina}`, /\/admin\/welcome/],
  [`staff roles ${rina} --role emperor`, /There is no such role\. Roles: admin, .*finance/],
  ["end-sessions --member nobody@demo.example", /No member has this/],
  ["end-sessions --member andi@demo.example", /^\d+ sessions? ended\.\n$/],
  ["seed", /The demo shop is in place/],
  ["generate-catalogue --products 50", /50 products/],
  ["rotate-keys", /Everything is sealed with key/],
  ["migrate", /The database is up to date/],
  ["audit-data", /"broken": 0/],
  ["backup", /\d+ rows of \d+ tables\./],
  ["restore --from nowhere", /is no complete backup/],
  ["doctor", /Problems: \d+, warnings: \d+\n$/],
  ["separate-audit", /the built-in database is for development and has one role/],
];

/** A member of staff at the running shop. */
function browserOf({ address }: SpawnedShop) {
  let cookie = "";
  return async (query: string, variables = {}) => {
    const answer = await postOperation<Record<string, { email?: string; success?: boolean } | null>>(
      `${address}/admin/graphql`,
      { query, variables, headers: { cookie } },
    );
    cookie = answer.cookies[0]?.split(";", 1)[0] ?? cookie;
    return answer.body.data ?? answer.body.errors;
  };
}
const signIn = "mutation staffSignIn($input: StaffSignInInput!) { staffSignIn(input: $input) { success } }";
const confirm = "mutation staffConfirmCode($code: String!) { staffConfirmCode(code: $code) { success } }";
const me = "query staffMe { staffMe { email } }";

test("MF-20 2C-02 every command works beside a shop that runs on its built-in database, and the shop keeps running", async () => {
  const folder = await mkdtemp(join(tmpdir(), "shop-commands-"));
  const shop = await spawnShop({ cwd: folder, env: { SHOP_ROLE: "all", SHOP_DATA_DIR: folder } });
  await untilReady(shop);
  // As in a terminal: without the environment of the test run.
  const own = ([name]: readonly [string, unknown]) => !/^(SHOP_|NODE_ENV$|DATABASE_)/.test(name);
  const env = { ...Object.fromEntries(Object.entries(process.env).filter(own)), SHOP_DATA_DIR: folder };
  const run = async (line: string) => {
    const [name = "", ...given] = line.split(" ");
    const [, file = ""] = scripts[name]?.split(" ") ?? [];
    const printed = await execute(process.execPath, [file, ...given], { cwd: root, env }).catch((ended) => ended);
    expect((await sendRaw(`${shop.address}/readyz`)).status, line).toBe(200);
    return `${printed.stdout}${printed.stderr}`;
  };

  // The printed code opens the running shop's back office, and the other command ends what it has opened.
  const staff = browserOf(shop);
  expect(await staff(signIn, { input: agus })).toEqual({ staffSignIn: { success: true } });
  const code = /^(\d{6})\n$/.exec(await run(`staff code --email ${agus.email}`))?.[1];
  expect(await staff(confirm, { code })).toEqual({ staffConfirmCode: { success: true } });
  expect(await staff(me)).toEqual({ staffMe: { email: agus.email } });
  expect(await run("end-sessions --all-staff")).toBe("1 session ended.\n");
  expect(await staff(me)).toEqual({ staffMe: null });

  for (const [line, prints] of lines) expect(await run(line), line).toMatch(prints);
  const tried = new Set(["staff", "end-sessions", ...lines.map(([line]) => line.split(" ", 1)[0] ?? "")]);
  expect(shopCommands.filter((name) => !tried.has(name))).toEqual([]);

  shop.child.kill("SIGTERM");
  expect(await shop.ended).toBe(0);
  await rm(folder, { recursive: true, force: true });
}, 900_000);
