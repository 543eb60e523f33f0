import { fileURLToPath } from "node:url";
import { readArguments, type Wanted } from "./checks/arguments.ts";
import { ensureBrowser } from "./checks/ensure-browser.ts";
import { slowestFiles } from "./checks/file-times.ts";
import { inParallel } from "./checks/in-parallel.ts";
import { type Outcome, type StepContext, type StepName, steps } from "./checks/steps.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

async function runStep(name: StepName, context: StepContext): Promise<Outcome> {
  const began = performance.now();
  const outcome = await steps[name].run(context);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const count = outcome.passed + outcome.failed > 1 ? `, ${outcome.passed} passed, ${outcome.failed} failed` : "";
  console.log(`${outcome.failed === 0 ? "✓" : "✗"} ${steps[name].title} (${seconds} s${count})`);
  if (outcome.failed > 0) console.log(outcome.output.trimEnd());
  for (const note of outcome.notes) console.log(note);
  return outcome;
}

async function runAll({ names, filters }: Wanted): Promise<Outcome[]> {
  const browser = names.some((name) => name.endsWith("browser"))
    ? await ensureBrowser(root, process.env, (line) => console.log(`▸ ${line}`))
    : ({ ok: true, path: null } as const);
  if (!browser.ok) {
    console.error(browser.sentence);
    return [{ passed: 0, failed: 1, notes: [], times: [], output: "" }];
  }
  const context = { root, chromiumPath: browser.path, filters };
  const chosen = (...group: readonly StepName[]) => group.filter((name) => names.includes(name));
  const outcomes: Outcome[] = [];
  // Steps whose output others read run first; small ones then share the processors; those that use all of them run
  // alone. The build writes the route types again, so the compiler must not read them beside it.
  for (const group of [
    chosen("generated"),
    chosen("build", "lint", "boundaries", "unused", "atlas"),
    chosen("types"),
    chosen("unit"),
    chosen("browser"),
    chosen("long-unit"),
    chosen("long-browser"),
  ]) {
    outcomes.push(
      ...(await inParallel(
        2,
        group.map((name) => () => runStep(name, context)),
      )),
    );
  }
  return outcomes;
}

const wanted = readArguments(process.argv.slice(2));
if ("sentence" in wanted) {
  console.error(wanted.sentence);
  process.exitCode = 1;
} else {
  const began = performance.now();
  const outcomes = await runAll(wanted);
  const slowest = slowestFiles(
    outcomes.flatMap(({ times }) => times),
    10,
  );
  if (slowest.length > 1) console.log(`The files that took longest:\n${slowest.join("\n")}`);
  console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const failed = sum((outcome) => outcome.failed);
  console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
