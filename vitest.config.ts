import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{apps,modules,adapters,kit,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: ["kit/testing/global-setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: "forks",
  },
});
