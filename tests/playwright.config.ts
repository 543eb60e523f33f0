import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { onADesktop, onAPhone } from "./support/devices.ts";
import { launchOptions } from "./support/launch-options.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * `@desktop` and `@phone` name the device a test is about; without a tag it is about both. `npm test` walks on the phone,
 * where shoppers are; `npm run test:long` on a desktop, and on the phone what is `@long` (ADR 0049).
 */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  testIgnore: ["gallery/**"],
  outputDir: `${root}build/test/browser`,
  globalSetup: "./support/global-setup.ts",
  fullyParallel: true,
  // A journey waits now and then, for a letter, a clock or a glide: one worker more than processors keeps both busy.
  workers: 3,
  // What passes only the second time has a fault, in the shop or in the test.
  retries: 0,
  // Guards against a journey that hangs; none may depend on how busy the machine is.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  reporter: "line",
  use: {
    browserName: "chromium",
    launchOptions,
    serviceWorkers: "block",
  },
  projects: [
    { name: "phone", grepInvert: /@desktop|@long/, use: onAPhone },
    { name: "phone-long", grep: /@long/, grepInvert: /@desktop/, use: onAPhone },
    { name: "desktop", grepInvert: /@phone/, use: onADesktop },
  ],
});
