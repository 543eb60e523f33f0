import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { migrationSources } from "#apps/server/modules/migration-sources.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const dataDir = fileURLToPath(new URL("../../.data/test-postgres", import.meta.url));

/** Vitest calls this once before all test files, and the returned function once after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer({
    databaseUrl: process.env.DATABASE_URL,
    dataDir,
    sources: migrationSources,
  });
  project.provide("testServer", { adminUrl: server.adminUrl, template: server.template });
  return () => server.stop();
}
