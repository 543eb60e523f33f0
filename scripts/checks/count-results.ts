/** How a step went: what counts as passed, what as failed, and the names of what was not run at all. */
export type Tally = { readonly passed: number; readonly failed: number; readonly notes: readonly string[] };

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
};

/** A test that was skipped proves nothing, and so does a run without tests: both count as failed. */
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

/** A test that passes only when it is repeated is not proven either. */
export function countPlaywright(report: PlaywrightReport, exitCode: number): Tally {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const notes = [
    ...(flaky > 0 ? [`${flaky} passed only when repeated`] : []),
    ...(skipped > 0 ? [`${skipped} were not run`] : []),
  ];
  return settle(expected, unexpected + flaky + skipped + report.errors.length, notes, exitCode);
}

function settle(passed: number, failed: number, notes: readonly string[], exitCode: number): Tally {
  if (failed > 0) return { passed, failed, notes };
  if (passed === 0) return { passed, failed: 1, notes: [...notes, "no test was run"] };
  // An error outside of every test: the tests passed, yet the run did not.
  if (exitCode !== 0) return { passed, failed: 1, notes: [...notes, `the run ended with code ${exitCode}`] };
  return { passed, failed: 0, notes };
}
