import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statfsSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

// Plain JavaScript for Node 20 and newer, because it runs before anything is installed.

const roomNeeded = 1_500_000_000;

/**
 * Installs the packages when they are missing or the lock file has changed.
 * Answers with a sentence when that is impossible, else with null.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<string | null>}
 */
export async function ensureInstalled(root, say) {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const wanted = createHash("sha256").update(`${process.platform} ${process.arch} `).update(lock).digest("hex");
  const stampPath = join(root, "node_modules", ".stamp");
  if (existsSync(pinnedNode(root))) {
    const stamp = existsSync(stampPath) ? readFileSync(stampPath, "utf8") : "";
    if (stamp === wanted) return null;
    if (isInstalled(root, JSON.parse(lock))) {
      writeFileSync(stampPath, wanted);
      return null;
    }
  }
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < roomNeeded) {
    return `Only ${Math.round((bavail * bsize) / 1e6)} MB are free on the disk of ${root}, and the packages need about 1500 MB: make room and start again.`;
  }
  say("Installing packages (only when they have changed; this takes a minute or so)");
  const began = Date.now();
  const { code, output } = await install(root);
  if (code === 0 && existsSync(pinnedNode(root))) {
    writeFileSync(stampPath, wanted);
    say(`Installed in ${Math.round((Date.now() - began) / 1000)} s`);
    return null;
  }
  return explain(code, output);
}

/** @param {string} root */
export function pinnedNode(root) {
  return join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
}

/**
 * Whether npm's own record of what it installed agrees with the lock file, for a person who ran npm by hand.
 * @param {string} root
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }> }} lock
 */
function isInstalled(root, lock) {
  const recordPath = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(recordPath)) return false;
  const installed = JSON.parse(readFileSync(recordPath, "utf8")).packages ?? {};
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path !== "" && fits(entry))
    .every(([path, entry]) => installed[path]?.version === entry.version || maySkip(entry, installed[path]));
}

/**
 * npm leaves out optional packages that only a package for another machine needs, such as the WebAssembly build of sharp.
 * @param {{ optional?: boolean, os?: string[], cpu?: string[] }} entry
 * @param {object | undefined} installed
 */
function maySkip({ optional, os, cpu }, installed) {
  return installed === undefined && optional === true && os === undefined && cpu === undefined;
}

/** @param {{ os?: string[], cpu?: string[], libc?: string[] }} entry */
function fits({ os, cpu, libc }) {
  const usesGlibc = process.platform !== "linux" || "glibcVersionRuntime" in process.report.getReport().header;
  return (
    (os === undefined || os.includes(process.platform)) &&
    (cpu === undefined || cpu.includes(process.arch)) &&
    (libc === undefined || libc.includes(usesGlibc ? "glibc" : "musl"))
  );
}

/**
 * `npm ci` installs exactly what the lock file says. It refuses a lock file that lacks packages for other kinds of
 * machines, which `npm install` does not mind; the versions are the same.
 * @param {string} root
 */
async function install(root) {
  const exact = await runNpm(root, ["ci"]);
  const lacksOtherMachines = /EUSAGE/.test(exact.output) && /Missing: .* from lock file/.test(exact.output);
  return lacksOtherMachines ? runNpm(root, ["install", "--no-save"]) : exact;
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{ code: number | "no npm", output: string }>}
 */
function runNpm(root, args) {
  // `npm ci` removes node_modules, so it must not run on the Node that lies in there.
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  const ownFolder = dirname(process.execPath);
  if (!ownFolder.includes("node_modules")) path.unshift(ownFolder);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(npm, [...args, "--include=dev", "--include=optional", "--loglevel=error"], {
      cwd: root,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    const collect = (/** @type {Buffer} */ part) => {
      output += part;
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", () => resolve({ code: "no npm", output }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * @param {number | "no npm"} code
 * @param {string} output
 */
function explain(code, output) {
  if (code === "no npm") return "npm was not found: install Node.js 20 or newer together with npm, then try again.";
  const tail = output.trimEnd().split("\n").slice(-25).join("\n");
  if (/ENOSPC/.test(output)) return "The disk became full while installing: make room and start again.";
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `${tail}\nnpm may not write here: give this user the right to write to the project's folder, then try again.`;
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH/.test(output)) {
    return `${tail}\nnpm could not download the packages: check the network or the proxy settings, then try again.`;
  }
  return `${tail}\nThe packages could not be installed (npm ended with code ${code}): the lines above say why.`;
}
