import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ask } from "#kit/http/testing/raw-request.ts";
import { spawnShop, untilReady } from "./testing/spawn-shop.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
/** Every command of the README that works on the shop's database, with its output. */
const commands: readonly (readonly [line: string, prints: RegExp])[] = [
  ["staff -- list", /agus@staff\.example/],
  ["staff -- code --email agus@staff.example", /^\d{6}\n$/],
  ["staff -- add --email new@shop.example --name Rani --role orderDesk", /\/admin\/welcome/],
  ["staff-token -- --name Rani", /^\S+\n$/],
  ["seed", /The demo shop is in place/],
  ["generate-catalogue -- --products 50", /50 products/],
  ["audit-data", /"broken": 0/],
];

test("2C-02 every command of the README works beside a running shop, which keeps running", async () => {
  const folder = await mkdtemp(join(tmpdir(), "shop-commands-"));
  // A shop with the built-in database, as `npm start` runs it.
  const shop = await spawnShop({ cwd: folder, env: { SHOP_ROLE: "all", SHOP_DATA_DIR: folder } });
  await untilReady(shop);
  const { scripts } = JSON.parse(await readFile(`${root}package.json`, "utf8"));
  // As in a terminal: without the environment of the test run.
  const own = ([name]: readonly [string, unknown]) => !/^(SHOP_|NODE_ENV$|DATABASE_URL$)/.test(name);
  const env = Object.fromEntries(Object.entries(process.env).filter(own));
  for (const [line, prints] of commands) {
    const [name = "", ...rest] = line.split(" ");
    const [, file = ""] = String(scripts[name]).split(" ");
    const words = rest.filter((word) => word !== "--");
    const { stdout } = await run(process.execPath, [file, ...words], {
      cwd: root,
      env: { ...env, SHOP_DATA_DIR: folder },
    });
    expect(stdout, line).toMatch(prints);
    expect((await ask(`${shop.address}/readyz`)).status, line).toBe(200);
  }
  shop.child.kill("SIGTERM");
  await shop.ended;
  await rm(folder, { recursive: true, force: true });
}, 900_000);
