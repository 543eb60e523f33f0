/** What the run's opening hands to its tests; environment variables are the one thing that reaches their processes. */
type RunSettings = { readonly shopUrl: string; readonly databaseUrl: string; readonly adminUrl: string };

const variable = "BROWSER_RUN";

export function handOverRunSettings(settings: RunSettings): void {
  process.env[variable] = JSON.stringify(settings);
}

export function runSettings(): RunSettings {
  const text = process.env[variable];
  if (!text) throw new Error("no shop was opened for this run: see tests/support/open-run.ts");
  return JSON.parse(text);
}
