import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { pinnedNode } from "./ensure-installed.mjs";
import { watchLauncher } from "./launcher.mjs";

const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a file on the Node that the project pins and waits for its end; answers with its exit code.
 * A signal sent to us reaches it exactly once: it has its own process group, so that Ctrl-C in a terminal does not
 * arrive a second time by itself, and we hand every signal on.
 * @param {string} root
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
export function runPinned(root, args, env = {}) {
  const path = [join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  const child = spawn(pinnedNode(root), args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
  const handOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, handOn);
  const endWatch = watchLauncher(() => handOn("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      for (const name of signals) process.off(name, handOn);
      endWatch();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
