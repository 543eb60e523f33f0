/** How long one file of tests took, on however many devices and in however many tries. */
export type FileTime = { readonly file: string; readonly seconds: number };

type VitestTimes = {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
};

type PlaywrightTimes = { readonly suites: readonly TimedSuite[] };
type TimedSuite = {
  readonly suites?: readonly TimedSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
};

export const timesOfVitest = ({ testResults }: VitestTimes, root: string): FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: name.startsWith(root) ? name.slice(root.length) : name,
    seconds: (endTime - startTime) / 1000,
  }));

export function timesOfPlaywright({ suites }: PlaywrightTimes, folder: string): FileTime[] {
  const milliseconds = new Map<string, number>();
  const add = ({ specs, suites: inner = [] }: TimedSuite): void => {
    for (const { file, tests } of specs) {
      const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
      milliseconds.set(file, (milliseconds.get(file) ?? 0) + spent);
    }
    inner.forEach(add);
  };
  suites.forEach(add);
  return [...milliseconds].map(([file, spent]) => ({ file: `${folder}${file}`, seconds: spent / 1000 }));
}

/** The files that took longest, longest first, one line each. */
export const slowestFiles = (times: readonly FileTime[], most: number): string[] =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
