import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildIfChanged, freshProgram } from "../prepare/build-if-changed.ts";
import { runCommand } from "../prepare/run-command.ts";
import { countPlaywright, countVitest, type Tally } from "./count-results.ts";
import { type FileTime, timesOfPlaywright, timesOfVitest } from "./file-times.ts";

/** Result of one step of `npm test`; its output is shown on failure. */
export type Outcome = Tally & { readonly output: string; readonly times: readonly FileTime[] };

export type StepName =
  | "generated"
  | "build"
  | "types"
  | "lint"
  | "boundaries"
  | "unused"
  | "atlas"
  | "unit"
  | "browser"
  | "long-unit"
  | "long-browser";

/** Context of a step: project folder, browser, and filters. */
export type StepContext = {
  readonly root: string;
  readonly chromiumPath: string | null;
  readonly filters: readonly string[];
};

type Step = { readonly title: string; run(context: StepContext): Promise<Outcome> };

/** Test files that start many servers and processes, or send thousands of requests. */
const longFiles = ".long.test.ts";

export const steps: Readonly<Record<StepName, Step>> = {
  generated: {
    title: "generated files are fresh",
    async run({ root }) {
      const check = await runCommand(root, [process.execPath, "scripts/generate.ts", "--check"]);
      // The next steps read generated files that are not in the repository.
      const made = await runCommand(root, [process.execPath, "scripts/generate.ts", "--build"]);
      return oneCheck(check.code === 0 && made.code === 0, `${check.output}${made.output}`);
    },
  },
  build: {
    title: "the storefront builds",
    async run({ root }) {
      const build = await buildIfChanged(root, () => {});
      return oneCheck(build.state !== "failed", build.state === "failed" ? build.output : "");
    },
  },
  types: { title: "types", run: (context) => command(context, ["tsc", "-p", ".", "--noEmit"]) },
  lint: {
    title: "lint and format",
    run: (context) => command(context, ["biome", "check", "--error-on-warnings", "."]),
  },
  boundaries: {
    title: "module boundaries",
    run: (context) => command(context, [process.execPath, "scripts/check-boundaries.ts"]),
  },
  unused: {
    title: "unused files and exports",
    run: (context) => command(context, ["knip", "--no-progress"]),
  },
  atlas: {
    title: "atlas",
    run: (context) => command(context, [process.execPath, "scripts/make-atlas.ts", "--check"]),
  },
  unit: {
    title: "unit and integration tests",
    run: (context) => unitTests(context, "unit", [`--exclude=**/*${longFiles}`]),
  },
  browser: {
    title: "browser tests on a phone",
    run: (context) => browserTests(context, "browser", ["phone"]),
  },
  "long-unit": {
    title: "long integration tests",
    run: (context) => unitTests(context, "long-unit", [longFiles]),
  },
  "long-browser": {
    title: "browser tests on a desktop, and long ones",
    run: (context) => browserTests(context, "long-browser", ["desktop", "phone-long"]),
  },
};

const oneCheck = (passed: boolean, output: string): Outcome => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  notes: [],
  times: [],
  output,
});

async function command({ root }: StepContext, line: readonly string[]): Promise<Outcome> {
  const { code, output } = await runCommand(root, line);
  return oneCheck(code === 0, output);
}

async function unitTests({ root, filters }: StepContext, name: string, which: readonly string[]): Promise<Outcome> {
  const report = clearedReport(root, name);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const line = ["vitest", "run", ...reporters, ...which, ...filters];
  const { code, output } = await runCommand(root, line, freshProgram(root));
  return judged(root, report, output, (found) => ({ ...countVitest(found, code), times: timesOfVitest(found, root) }));
}

async function browserTests(
  { root, chromiumPath, filters }: StepContext,
  name: string,
  projects: readonly string[],
): Promise<Outcome> {
  const report = clearedReport(root, name);
  const config = ["-c", "tests/playwright.config.ts", "--reporter=dot,json"];
  const line = ["playwright", "test", ...config, ...projects.map((one) => `--project=${one}`), ...filters];
  const { code, output } = await runCommand(root, line, {
    ...freshProgram(root),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report),
    // Empty: the one that Playwright has downloaded.
    CHROMIUM_PATH: chromiumPath ?? "",
  });
  return judged(root, report, output, (found) => ({
    ...countPlaywright(found, code),
    times: timesOfPlaywright(found, "tests/"),
  }));
}

/** Where a run leaves its report; that of an earlier run is gone. */
function clearedReport(root: string, name: string): string {
  const report = `build/test/${name}.json`;
  mkdirSync(dirname(join(root, report)), { recursive: true });
  rmSync(join(root, report), { force: true });
  return report;
}

// The tools write their reports themselves: these functions read counts and times from them.
type Report = Parameters<typeof countVitest>[0] &
  Parameters<typeof timesOfVitest>[0] &
  Parameters<typeof countPlaywright>[0] &
  Parameters<typeof timesOfPlaywright>[0];

/** A run that left no report has failed as a whole. */
function judged(
  root: string,
  report: string,
  output: string,
  judge: (report: Report) => Omit<Outcome, "output">,
): Outcome {
  try {
    return { ...judge(JSON.parse(readFileSync(join(root, report), "utf8"))), output };
  } catch {
    return { passed: 0, failed: 1, notes: ["the run left no report"], times: [], output };
  }
}
