import { afterAll, inject, onTestFinished, TestRunner } from "vitest";
import { type ConnectOptions, connect, type Database } from "../postgres/connect.ts";
import { urlOf } from "./database-name.ts";
import { createDatabase, dropDatabase, type Filling, filledTemplate, type TestServer } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

export type TestDatabase = { readonly database: Database; readonly url: string; drop(): Promise<void> };

/**
 * A migrated database for one test file or test. Called at the top of a test file, `const { database } = await testDatabase();`,
 * it is dropped with the file; called inside a test, with the test.
 */
export async function testDatabase(options: ConnectOptions = {}): Promise<TestDatabase> {
  const { adminUrl, template } = inject("testServer");
  return openDatabase(adminUrl, template, options);
}

/** Like `testDatabase`, but a copy of a template that was filled once for all tests. */
export async function filledTestDatabase(filling: Filling, options: ConnectOptions = {}): Promise<TestDatabase> {
  const { adminUrl, template } = inject("testServer");
  return openDatabase(adminUrl, await filledTemplate(adminUrl, template, filling), options);
}

/** Like `testDatabase`, but without tables: for tests of the migrations themselves. */
export async function emptyTestDatabase(options: ConnectOptions = {}): Promise<TestDatabase> {
  return openDatabase(inject("testServer").adminUrl, undefined, options);
}

async function openDatabase(
  adminUrl: string,
  template: string | undefined,
  options: ConnectOptions,
): Promise<TestDatabase> {
  const name = await createDatabase(adminUrl, template);
  const url = urlOf(adminUrl, name);
  // Hundreds of parallel calls share five connections: on a busy machine they wait longer than requests should.
  const patience = { connectionTimeoutMs: 120_000 };
  const database = connect(url, { applicationName: "test", maxConnections: 5, ...patience, ...options });
  let dropped: Promise<void> | null = null;
  const drop = () => {
    dropped ??= database.close().then(() => dropDatabase(adminUrl, name));
    return dropped;
  };
  if (TestRunner.getCurrentTest()) onTestFinished(drop);
  else afterAll(drop);
  return { database, url, drop };
}
