import { existsSync } from "node:fs";

/** The browser without windows takes half the processor time. */
const shell = "/usr/bin/chromium-headless-shell";

/** The browser on this machine; an empty path means the one that Playwright has downloaded. */
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : "/usr/bin/chromium");

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How the journeys' browser is started. */
export const launchOptions = { args, ...(executablePath === "" ? {} : { executablePath }) };
