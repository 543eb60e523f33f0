import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";
import { type Clock, systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { type Operation, type OperationReply, postOperation } from "#kit/graphql/testing/post-operation.ts";
import { createLog } from "#kit/http/log.ts";
import { logLines } from "#kit/http/testing/log-lines.ts";
import { type RawResponse, type RequestOptions, sendRaw } from "#kit/http/testing/raw-request.ts";
import { readConfig } from "../config/read-config.ts";
import { loadDemo } from "../seed/load-demo.ts";
import type { ShopEnvironment } from "../shop-environment.ts";
import { startShop } from "../start-shop.ts";

export type TestShop = {
  readonly address: string;
  get(path: string, info?: RequestOptions): Promise<RawResponse>;
  /** Posts to the shop's endpoint. */
  post<Data = Record<string, unknown>>(operation: Operation): Promise<OperationReply<Data>>;
  /** Posts to the endpoint of the back office. */
  postToAdmin<Data = Record<string, unknown>>(operation: Operation): Promise<OperationReply<Data>>;
  /** Posts to the club's endpoint. */
  postToClub<Data = Record<string, unknown>>(operation: Operation): Promise<OperationReply<Data>>;
  /** Everything the shop has logged so far. */
  logged(): string;
  close(): Promise<void>;
};

export type TestShopOptions = {
  readonly databaseUrl: string;
  /** Settings by their environment names. */
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  /** The data of an empty database; the folder demo/ unless a test overrides it. */
  readonly demo?: ShopEnvironment["demo"];
};

/** The whole shop in this process, on a free loopback port. Started at the top of a test file it stops with the file, inside a test with the test. */
export async function startTestShop({
  databaseUrl,
  env = {},
  clock = systemClock,
  demo = loadDemo,
}: TestShopOptions): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), "shop-"));
  const settings = {
    SHOP_STAGE: "test",
    SHOP_ROLE: "web",
    SHOP_SIMULATORS: "on",
    SHOP_SHUTDOWN_SECONDS: "2",
    // An overloaded machine is slow; timeouts have their own tests.
    DATABASE_WAIT_SECONDS: "120",
    // All guests of a test have the loopback address; limits per address have their own tests.
    SHOP_UNPAID_GUEST_PERCENT: "100",
    // On a busy machine the simulators answer late; timeouts of vendors have their own tests.
    SHOP_TIMEOUTS: "club=120000,payment=120000,courier=120000,social=120000,messages=120000",
  };
  const read = readConfig({ ...settings, ...env, DATABASE_URL: databaseUrl, SHOP_DATA_DIR: dataDir });
  if (!read.ok) throw new Error(read.error.sentence);
  const lines = logLines();
  const log = createLog({ level: "info", stream: lines });
  // The test process's signals do not concern the shop.
  const around = { clock, ids: systemIds, demo, process: { on: () => process, exit: () => process.exit(1) } };
  const shop = await startShop({ ...read.value, port: 0 }, log, around);
  const close = async () => {
    await shop.shutdown.begin("the test has ended");
    await rm(dataDir, { recursive: true, force: true });
  };
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else afterAll(close);
  return {
    address: shop.address,
    get: (path, requested) => sendRaw(shop.address + path, requested),
    post: (operation) => postOperation(`${shop.address}/graphql`, operation),
    postToAdmin: (operation) => postOperation(`${shop.address}/admin/graphql`, operation),
    postToClub: (operation) => postOperation(`${shop.address}/loyalty/graphql`, operation),
    logged: lines.text,
    close,
  };
}
