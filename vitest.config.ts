import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{apps,modules,adapters,kit,scripts,e2e}/**/*.test.{ts,tsx}"],
    globalSetup: ["e2e/support/vitest-setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: "forks",
  },
});
