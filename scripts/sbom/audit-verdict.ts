type Finding = { readonly name: string; readonly severity: string };
type Report = {
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<Record<string, Finding>>;
  readonly message?: string;
};

const severe = new Set(["high", "critical"]);

function read(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}

/** The result of `npm audit --json`: pass or fail, with a sentence. */
export function verdictOf(text: string): { readonly passed: boolean; readonly sentence: string } {
  const { auditReportVersion, vulnerabilities = {}, message } = read(text);
  if (auditReportVersion === undefined) {
    return { passed: true, sentence: `Not audited, the registry gave no list: ${message ?? "no answer"}` };
  }
  const all = Object.values(vulnerabilities);
  const bad = all.filter(({ severity }) => severe.has(severity));
  if (bad.length === 0) {
    const rest = all.map(({ name, severity }) => `${name} (${severity})`).join(", ");
    return { passed: true, sentence: `No high or critical weakness is known${rest ? `; known are ${rest}` : ""}.` };
  }
  const named = bad.map(({ name, severity }) => `${name} (${severity})`).join(", ");
  return { passed: false, sentence: `Known weaknesses of what runs in production: ${named}` };
}
