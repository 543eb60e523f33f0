import { defineConfig } from "vitest/config";
import { LongFilesFirst } from "./tests/support/long-files-first.ts";

// Pages are drawn as they are shipped: React's development copy takes three times as long.
process.env.NODE_ENV = "production";

export default defineConfig({
  // One copy of graphql-js: graphql-jit loads the CommonJS one, and types of two copies do not know each other.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    // What needs programs of the system, and minutes, is only for `npm run prove`.
    exclude:
      process.env.SHOP_PROVE_FILE === undefined ? ["**/*.prove.test.ts", "**/node_modules/**"] : ["**/node_modules/**"],
    include: ["{apps,modules,adapters,bench,demo,examples,kit,scripts,tests}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/vitest-setup.ts"],
    setupFiles: ["tests/support/property-seed.ts"],
    // Guards against a test that hangs; no test may depend on how busy the machine is.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    pool: "forks",
    // Files share a worker: no module of ours keeps state, and loading the same modules 140 times costs a minute.
    isolate: false,
    // Some files wait more than they compute, for processes that start and clocks that run out.
    maxWorkers: 3,
    sequence: { sequencer: LongFilesFirst },
  },
});
