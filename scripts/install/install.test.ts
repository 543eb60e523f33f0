import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "install-"));
  mkdirSync(join(root, "programs"));
  writeLock({});
});
afterEach(() => rmSync(root, { recursive: true }));

const writeLock = (packages: object) => writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages }));

/** Replaces npm by a script that records its arguments and then behaves as given. */
function npmThat(does: string): void {
  const script = `#!/bin/sh\necho "$1 $2" >> ${root}/calls\n${does}\n`;
  writeFileSync(join(root, "programs", "npm"), script, { mode: 0o755 });
}
const calls = () =>
  existsSync(join(root, "calls")) ? readFileSync(join(root, "calls"), "utf8").trim().split("\n") : [];
const installs = "mkdir -p node_modules/.bin && touch node_modules/.bin/node";

const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

/** Runs the installer in a separate process, as start.mjs does; returns its message or null. */
function ensureInstalled(path = `${join(root, "programs")}:/usr/bin:/bin`): Promise<string | null> {
  const script = `
    import { ensureInstalled } from ${module("ensure-installed.mjs")};
    process.stdout.write(JSON.stringify(await ensureInstalled(${JSON.stringify(root)}, () => {})));
  `;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ["--input-type=module", "--eval", script], { env: { PATH: path } }, (problem, out) =>
      problem ? reject(problem) : resolve(JSON.parse(out)),
    );
  });
}

test("packages are installed once, and again when the lock file changes", async () => {
  npmThat(installs);
  expect(await ensureInstalled()).toBeNull();
  expect(await ensureInstalled()).toBeNull();
  expect(calls()).toEqual(["ci --include=dev"]);
  writeLock({ "node_modules/a": { version: "1.0.0" } });
  expect(await ensureInstalled()).toBeNull();
  expect(calls()).toEqual(["ci --include=dev", "ci --include=dev"]);
});

test("an installation by hand counts when it has what the lock file requires on this machine", async () => {
  npmThat(installs);
  const wanted = {
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", os: ["solaris"] },
    "node_modules/needed-by-b": { version: "3.0.0", optional: true },
  };
  writeLock(wanted);
  mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
  writeFileSync(join(root, "node_modules/.bin/node"), "");
  const record = (version: string) =>
    writeFileSync(
      join(root, "node_modules/.package-lock.json"),
      JSON.stringify({ packages: { "node_modules/a": { version } } }),
    );
  record("1.0.0");
  expect(await ensureInstalled()).toBeNull();
  expect(calls()).toEqual([]);
  rmSync(join(root, "node_modules/.stamp"));
  record("0.9.0");
  expect(await ensureInstalled()).toBeNull();
  expect(calls()).toEqual(["ci --include=dev"]);
  rmSync(join(root, "node_modules/.stamp"));
  writeLock({ ...wanted, "node_modules/c": { version: "1.0.0", optional: true, os: [process.platform] } });
  record("1.0.0");
  expect(await ensureInstalled()).toBeNull();
  expect(calls()).toHaveLength(2);
});

test("a lock file that lacks packages of other machines is installed", async () => {
  npmThat(
    `if [ "$1" = ci ]; then echo "npm error code EUSAGE\nnpm error Missing: b@1 from lock file"; exit 1; fi; ${installs}`,
  );
  expect(await ensureInstalled()).toBeNull();
  expect(calls()).toEqual(["ci --include=dev", "install --no-save"]);
});

test.each([
  ["npm error code ENOSPC", "The disk became full while installing: make room and start again."],
  ["npm error code EACCES", "npm may not write here"],
  ["npm error code ENOTFOUND", "npm could not download the packages: check the network or the proxy settings"],
  ["npm error strange", "npm error strange\nThe packages could not be installed (npm ended with code 1)"],
])("npm's failure %s is explained in a sentence", async (output, sentence) => {
  npmThat(`echo "${output}" >&2; exit 1`);
  expect(await ensureInstalled()).toContain(sentence);
  expect(existsSync(join(root, "node_modules/.stamp"))).toBe(false);
});

test("without npm there is a sentence about that", async () => {
  expect(await ensureInstalled(join(root, "programs"))).toBe(
    "npm was not found: install Node.js 20 or newer together with npm, then try again.",
  );
});

/** A project whose pinned Node is ours, with a program that prints what it receives. */
function smallProject(): string {
  mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
  symlinkSync(process.execPath, join(root, "node_modules/.bin/node"));
  const program = `
    const received = [];
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
      if (received.push(signal) === 1) setTimeout(() => { console.log("got " + received); process.exit(7); }, 300);
    });
    setInterval(() => {}, 1000);
    console.log("mode " + process.env.NODE_ENV);
  `;
  writeFileSync(join(root, "program.mjs"), program);
  const script = `
    import { runPinned } from ${module("run-pinned.mjs")};
    process.exitCode = await runPinned(${JSON.stringify(root)}, ["program.mjs"], { NODE_ENV: "production" });
  `;
  writeFileSync(join(root, "start.mjs"), script);
  writeFileSync(join(root, "package.json"), JSON.stringify({ scripts: { start: "node start.mjs" } }));
  return root;
}

/** Collects the output of a process and its children; calls back once the program is up. */
async function listen(child: ChildProcess, onReady: () => void): Promise<string[]> {
  const output: string[] = [];
  if (child.stdout === null) throw new Error("nothing to listen to");
  for await (const line of createInterface({ input: child.stdout })) {
    if (/^(mode|got)/.test(line)) output.push(line);
    if (line.startsWith("mode")) onReady();
  }
  return output;
}

test("a program on the pinned Node gets each signal once, and its exit code is returned", async () => {
  const cwd = smallProject();
  const child = spawn(process.execPath, ["start.mjs"], { cwd, detached: true, stdio: ["ignore", "pipe", "inherit"] });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  // As a terminal does it: to the whole process group.
  const output = await listen(child, () => process.kill(-(child.pid ?? 0), "SIGINT"));
  expect(output).toEqual(["mode production", "got SIGINT"]);
  expect(await exited).toBe(7);
});

test.each(["SIGTERM", "SIGKILL"] as const)("when npm itself gets %s, the program is stopped", async (signal) => {
  const cwd = smallProject();
  const npm = spawn("npm", ["start"], { cwd, stdio: ["ignore", "pipe", "ignore"] });
  const output = await listen(npm, () => npm.kill(signal));
  expect(output).toEqual(["mode production", "got SIGTERM"]);
});
