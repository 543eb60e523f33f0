import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#kit/core/free-port.ts";
import { systemIds } from "#kit/core/ids.ts";
import { postOperation } from "#kit/graphql/testing/post-operation.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { sealerOf, sendMessage } from "#modules/notification/server/index.ts";
import { developmentSecret } from "./config/settings.ts";
import { shopDatabase } from "./testing/shop-database.ts";
import { killTree, type SpawnedShop, spawnShop, untilReady } from "./testing/spawn-shop.ts";
import { shown, writePage, writeSilently } from "./testing/test-pages.ts";

const patient = { timeout: 120_000, interval: 100 };
const slow = { timeout: 120_000 };
const root = fileURLToPath(new URL("../../", import.meta.url));
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shop-process-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (role: string, databaseUrl: string, more: Record<string, string> = {}) =>
  spawnShop({
    cwd: folder,
    env: { SHOP_ROLE: role, DATABASE_URL: databaseUrl, DATABASE_WAIT_SECONDS: "120", ...more },
  });

const statusOf = async ({ address }: SpawnedShop, path: string) => (await sendRaw(address + path)).status;
const clubStatus = async ({ address }: SpawnedShop) =>
  (
    await postOperation(`${address}/loyalty/graphql`, { query: "query clubInfo { clubInfo { data { name } } }" }).catch(
      () => null,
    )
  )?.body.data ?? null;

test(
  "two web processes and a worker share one database: each does its own part, and a change reaches both",
  slow,
  async () => {
    const { url, database } = await shopDatabase();
    const shops = await Promise.all([start("web", url), start("web", url), start("worker", url)]);
    await Promise.all(shops.map(untilReady));
    const [one, two, worker] = shops;

    for (const web of [one, two]) expect(await statusOf(web, "/")).toBe(200);
    expect(await statusOf(worker, "/")).toBe(404);
    expect(await Promise.all(shops.map(clubStatus))).toEqual([null, null, null]);

    await writeSilently(database, "/page/shared");
    const pages = () =>
      Promise.all([one, two].map(async ({ address }) => shown(await sendRaw(`${address}/page/shared`))));
    expect(await pages()).toEqual(["first en-US pc", "first en-US pc"]);
    await writePage(database, "/page/shared", "second");
    await expect.poll(pages, patient).toEqual(["second en-US pc", "second en-US pc"]);

    // The worker sends the message, whichever process wrote it, and every process shows the same inbox.
    const sealer = sealerOf(developmentSecret, systemIds);
    const content = { kind: "verificationCode", data: { code: "4821", validForMinutes: 5 } } as const;
    const message = { channel: "SMS", to: "+6281234567890", locale: "en-US", content } as const;
    await inTransaction(database, (trx) => sendMessage(trx, { ids: systemIds, sealer }, message));
    const inbox = async () => (await sendRaw(`${two.address}/dev/inbox.json`)).text;
    await expect.poll(inbox, patient).toContain("4821");
  },
);

test(
  "after all processes were killed the shop starts again on the same data and recognises its guests",
  slow,
  async () => {
    const dataDir = join(folder, "data");
    const launch = () => spawnShop({ cwd: folder, env: { SHOP_ROLE: "all", SHOP_DATA_DIR: dataDir } });
    const first = await launch();
    await untilReady(first);
    const guestInit = "mutation guestInit { guestInit { data { visitorUniqueKey } } }";
    const opened = await postOperation(`${first.address}/graphql`, { query: guestInit });
    const cookie = opened.cookies[0]?.split(";", 1)[0] ?? "";
    killTree(first.child.pid ?? 0);
    expect(await first.ended).toBe("SIGKILL");

    const second = await launch();
    await untilReady(second);
    const again = await postOperation(`${second.address}/graphql`, { query: guestInit, headers: { cookie } });
    expect(again.body).toEqual(opened.body);
    expect(again.cookies).toEqual([]);
    expect(await clubStatus(second)).toEqual({ clubInfo: { data: { name: "MAPCLUB" } } });
    second.child.kill("SIGTERM");
    expect(await second.ended, second.written()).toBe(0);
  },
);

test("a port in use is reported in one sentence with a remedy", slow, async () => {
  const { url } = await shopDatabase();
  const port = await freePort();
  const env = { SHOP_ROLE: "club", DATABASE_URL: url, DATABASE_WAIT_SECONDS: "120" };
  const first = await spawnShop({ cwd: folder, env, port });
  await untilReady(first);
  const second = await spawnShop({ cwd: folder, env, port });
  expect(await second.ended).toBe(1);
  expect(second.complaint()).toBe(
    `The shop could not start. Port ${port} is taken: stop what runs there, or start with another, such as PORT=${port + 1}.\n`,
  );
  expect(await statusOf(first, "/healthz")).toBe(200);
});

test("a missing build is reported in one sentence with a remedy", slow, async () => {
  const { url } = await shopDatabase();
  // The same installation without its build.
  const house = await mkdtemp(join(folder, "unbuilt-"));
  for (const name of ["apps", "kit", "modules", "adapters", "node_modules", "package.json"]) {
    await symlink(join(root, name), join(house, name));
  }
  const shop = await spawnShop({
    cwd: folder,
    env: { SHOP_ROLE: "web", DATABASE_URL: url, DATABASE_WAIT_SECONDS: "120" },
    main: join(house, "apps/server/main.ts"),
    nodeOptions: ["--preserve-symlinks", "--preserve-symlinks-main"],
  });
  expect(await shop.ended).toBe(1);
  expect(shop.complaint()).toBe(
    "The shop could not start. The storefront is not built: run `npm run build` first, or `npm start`, which does it.\n",
  );
});
