import { configOrExit } from "../config/config-or-exit.ts";
import { examine } from "./examine.ts";
import type { Finding } from "./finding.ts";

// `npm run doctor`: reports what is misconfigured, unreachable or out of date. Exits with 1 when there is a problem; a wrong setting ends it with one
// sentence, as it ends the start of the shop. `--json` prints the findings as data.
const timeoutMs = 10_000;
const config = configOrExit();
const findings = await examine(config, new Date(), timeoutMs);
const count = (state: Finding["state"]) => findings.filter((finding) => finding.state === state).length;
if (process.argv.includes("--json")) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
else {
  const signs = { ok: "✓", warning: "!", problem: "✗" } as const;
  const width = Math.max(...findings.map(({ what }) => what.length));
  for (const { what, state, sentence } of findings) {
    process.stdout.write(`${signs[state]} ${what.padEnd(width)}  ${sentence}\n`);
  }
  process.stdout.write(`Problems: ${count("problem")}, warnings: ${count("warning")}\n`);
}
process.exitCode = count("problem") > 0 ? 1 : 0;
