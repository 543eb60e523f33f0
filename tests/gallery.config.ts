import { defineConfig } from "@playwright/test";
import browserRun from "./playwright.config.ts";

/** The gallery's pictures; `npm run gallery` runs it. Widths and devices are the looks' own. */
export default defineConfig({
  ...browserRun,
  testDir: "gallery",
  testIgnore: [],
  retries: 0,
  use: { ...browserRun.use, actionTimeout: 10_000, navigationTimeout: 30_000 },
  projects: [{ name: "gallery" }],
});
