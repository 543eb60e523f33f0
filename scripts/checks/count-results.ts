/** Result of a step: passed and failed tests, and the names of those that did not run. */
export type Tally = { readonly passed: number; readonly failed: number; readonly notes: readonly string[] };

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
};

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly unknown[];
};

/** A skipped test and a run without tests count as failed. */
export function countVitest(report: VitestReport, exitCode: number): Tally {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === "passed").length;
  const notRun = tests.filter((test) => test.status !== "passed" && test.status !== "failed");
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const failed = tests.length - passed + brokenFiles.length;
  const notes = [
    ...notRun.map((test) => `not run (${test.status}): ${test.fullName}`),
    ...brokenFiles.map((file) => `the file itself failed: ${file.name}`),
  ];
  return settle(passed, failed, notes, exitCode);
}

/** What passes only when it is repeated has failed: something in the shop or in the test depends on how busy the machine is. */
export function countPlaywright(report: PlaywrightReport, exitCode: number): Tally {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const notes = [
    ...named(report.suites, "unexpected", "failed"),
    ...named(report.suites, "flaky", "passed only when repeated"),
    ...(skipped > 0 ? [`${skipped} were not run`] : []),
  ];
  return settle(expected, unexpected + flaky + skipped + report.errors.length, notes, exitCode);
}

/** The names of all tests that ended so, each with the first lines of its first error. */
function named(suites: readonly PlaywrightSuite[], status: string, label: string): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }) => `${label}: [${projectName}] ${title}\n${firstError(results)}`),
    ),
    ...named(suite.suites ?? [], status, label),
  ]);
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

const firstError = (results: readonly { readonly error?: { readonly message?: string } }[]): string =>
  (results.find(({ error }) => error)?.error?.message ?? "no message")
    .replace(colours, "")
    .split("\n")
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join("\n");

function settle(passed: number, failed: number, notes: readonly string[], exitCode: number): Tally {
  if (failed > 0) return { passed, failed, notes };
  if (passed === 0) return { passed, failed: 1, notes: [...notes, "no test was run"] };
  // An error outside of every test: the tests passed, yet the run did not.
  if (exitCode !== 0) return { passed, failed: 1, notes: [...notes, `the run ended with code ${exitCode}`] };
  return { passed, failed: 0, notes };
}
