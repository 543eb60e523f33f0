/** Settings passed from the global setup to the tests; environment variables are the only way to their processes. */
type RunSettings = { readonly shopUrl: string; readonly databaseUrl: string; readonly adminUrl: string };

const variable = "BROWSER_RUN";

export function handOverRunSettings(settings: RunSettings): void {
  process.env[variable] = JSON.stringify(settings);
}

export function runSettings(): RunSettings {
  const text = process.env[variable];
  if (!text) throw new Error("no shop was opened for this run: see tests/support/global-setup.ts");
  return JSON.parse(text);
}
