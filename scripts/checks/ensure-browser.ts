import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runCommand } from "../prepare/run-command.ts";

/** Which browser the tests drive: the path of one on this machine, or null for the one that Playwright downloaded. */
export type Browser =
  | { readonly ok: true; readonly path: string | null }
  | { readonly ok: false; readonly sentence: string };

/** Runs a command in the project's folder. */
type Run = (line: readonly string[], env?: Readonly<Record<string, string>>) => ReturnType<typeof runCommand>;

/** The browser without windows: it draws the same and takes half the processor time. */
const shell = "chromium-headless-shell";
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const quietly = { DEBIAN_FRONTEND: "noninteractive" };

/** Finds a browser, or gets one: from the system's package manager where that is allowed, else from Playwright. */
export async function ensureBrowser(
  root: string,
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<Browser> {
  const path = [join(root, "node_modules", ".bin"), env.PATH ?? ""].join(delimiter);
  const run: Run = (line, more) => runCommand(root, line, { PATH: path, ...more });
  const wanted = env.CHROMIUM_PATH;
  if (wanted) {
    if (await answers(run, wanted)) return { ok: true, path: wanted };
    return { ok: false, sentence: `CHROMIUM_PATH names ${wanted}, which does not run: correct it or unset it.` };
  }
  const small = await findBrowser(run, [shell]);
  if (small) return { ok: true, path: small };
  const found = await findBrowser(run, whole);
  if (found) return { ok: true, path: (await addShell(run, print)) ?? found };
  if (await installFromSystem(run, print)) {
    const installed = await findBrowser(run, [shell, ...whole]);
    if (installed) return { ok: true, path: installed };
  }
  print("Downloading a browser with Playwright");
  const download = await run(["playwright", "install", "--only-shell", "chromium"]);
  if (download.code === 0) return { ok: true, path: null };
  return {
    ok: false,
    sentence:
      "There is no browser and none could be installed: install Chromium (for example `apt-get install chromium`), or set CHROMIUM_PATH to one.",
  };
}

async function findBrowser(run: Run, names: readonly string[]): Promise<string | null> {
  for (const name of names) {
    const path = (await run(["sh", "-c", `command -v ${name}`])).output.trim();
    if (path !== "" && existsSync(path) && (await answers(run, path))) return path;
  }
  return null;
}

/** Some systems have a stub under that name which only prints how to install the browser: so it is run once. */
async function answers(run: Run, path: string): Promise<boolean> {
  const { code, output } = await run([path, "--version"]);
  return code === 0 && /\d+\.\d+/.test(output);
}

/** Beside a whole browser the one without windows is a gain, not a need: nothing is waited for long. */
async function addShell(run: Run, print: (line: string) => void): Promise<string | null> {
  if ((await run(["apt-cache", "show", shell])).code !== 0) return null;
  const install = await installCommand(run);
  if (install === null) return null;
  print(`Installing ${shell} with apt-get: browser tests take two thirds of the time with it`);
  const soon = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10", "-o", "DPkg::Lock::Timeout=10"];
  await run([...install, ...soon, shell], quietly);
  return findBrowser(run, [shell]);
}

async function installFromSystem(run: Run, print: (line: string) => void): Promise<boolean> {
  const install = await installCommand(run);
  if (install === null) return false;
  print("Installing Chromium with apt-get");
  await run([...asRoot(), "apt-get", "update"], quietly);
  // Older systems have only the whole browser.
  for (const name of [shell, "chromium"]) {
    if ((await run([...install, name], quietly)).code === 0) return true;
  }
  return false;
}

const asRoot = (): readonly string[] => (process.getuid?.() === 0 ? [] : ["sudo", "-n"]);

/** The command that installs a package; null where this user may not, or without apt-get. */
async function installCommand(run: Run): Promise<readonly string[] | null> {
  if ((await run(["sh", "-c", "command -v apt-get"])).code !== 0) return null;
  if ((await run([...asRoot(), "true"])).code !== 0) return null;
  return [...asRoot(), "apt-get", "install", "-y", "--no-install-recommends"];
}
