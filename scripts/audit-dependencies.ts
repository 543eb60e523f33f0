// `npm run audit-dependencies`: known vulnerabilities of production dependencies, from the registry. Fails on a high or
// critical one. A registry without advisories, or one that does not answer, is reported and does not fail the run.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { verdictOf } from "./sbom/audit-verdict.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const npm = process.platform === "win32" ? "npm.cmd" : "npm";

execFile(
  npm,
  ["audit", "--omit=dev", "--json", "--fetch-retries=1"],
  { cwd: root, maxBuffer: 64 * 1024 * 1024, shell: process.platform === "win32" },
  (_problem, report) => {
    const { passed, sentence } = verdictOf(report);
    console[passed ? "log" : "error"](sentence);
    process.exitCode = passed ? 0 : 1;
  },
);
