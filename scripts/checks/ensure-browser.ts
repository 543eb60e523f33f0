import { existsSync } from "node:fs";
import { runCommand } from "../prepare/run-command.ts";

/** Which browser the tests drive: the path of one on this machine, or null for the one that Playwright downloaded. */
export type Browser =
  | { readonly ok: true; readonly path: string | null }
  | { readonly ok: false; readonly sentence: string };

// The one without windows first: it draws the same and takes half the time.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Finds a browser, or gets one: from the system's package manager where that is allowed, else from Playwright. */
export async function ensureBrowser(
  root: string,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Browser> {
  const wanted = env.CHROMIUM_PATH;
  if (wanted) {
    if (await answers(root, wanted)) return { ok: true, path: wanted };
    return { ok: false, sentence: `CHROMIUM_PATH names ${wanted}, which does not run: correct it or unset it.` };
  }
  const found = await findBrowser(root);
  if (found) return { ok: true, path: found };
  if (await installFromSystem(root, say)) {
    const installed = await findBrowser(root);
    if (installed) return { ok: true, path: installed };
  }
  say("Downloading a browser with Playwright");
  const download = await runCommand(root, ["playwright", "install", "--only-shell", "chromium"]);
  if (download.code === 0) return { ok: true, path: null };
  return {
    ok: false,
    sentence:
      "There is no browser and none could be installed: install Chromium (for example `apt-get install chromium`), or set CHROMIUM_PATH to one.",
  };
}

async function findBrowser(root: string): Promise<string | null> {
  for (const name of names) {
    const path = (await runCommand(root, ["sh", "-c", `command -v ${name}`])).output.trim();
    if (path !== "" && existsSync(path) && (await answers(root, path))) return path;
  }
  return null;
}

/** Some systems have a stub under that name which only prints how to install the browser: so it is run once. */
async function answers(root: string, path: string): Promise<boolean> {
  const { code, output } = await runCommand(root, [path, "--version"]);
  return code === 0 && /\d+\.\d+/.test(output);
}

async function installFromSystem(root: string, say: (line: string) => void): Promise<boolean> {
  if ((await runCommand(root, ["sh", "-c", "command -v apt-get"])).code !== 0) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && (await runCommand(root, ["sudo", "-n", "true"])).code !== 0) return false;
  say("Installing Chromium with apt-get");
  const asRoot = isRoot ? [] : ["sudo", "-n"];
  const quietly = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand(root, [...asRoot, "apt-get", "update"], quietly);
  // Older systems have only the whole browser.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const install = [...asRoot, "apt-get", "install", "-y", "--no-install-recommends", name];
    if ((await runCommand(root, install, quietly)).code === 0) return true;
  }
  return false;
}
