/** How PostgreSQL carried out one statement, as it writes it into its log. */
export type StatementPlan = { readonly text: string; readonly milliseconds: number; readonly plan: PlanNode };

type PlanNode = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Function Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows"?: number;
  readonly Plans?: readonly PlanNode[];
};

/** Null for what two sessions have written through each other: long messages may be cut. */
function readJson(text: string): { "Query Text": string; Plan: PlanNode } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Log lines to plans: what belongs to one message is indented below its first line. */
export function readPlans(lines: Iterable<string>): StatementPlan[] {
  const plans: StatementPlan[] = [];
  let milliseconds: number | null = null;
  let text = "";
  const finish = () => {
    const explained = milliseconds === null ? null : readJson(text);
    if (explained && milliseconds !== null)
      plans.push({ text: explained["Query Text"], milliseconds, plan: explained.Plan });
  };
  for (const line of lines) {
    if (line.startsWith("\t")) {
      text += `${line}\n`;
      continue;
    }
    finish();
    text = "";
    const duration = /LOG: {2}duration: ([\d.]+) ms {2}plan:/.exec(line)?.[1];
    milliseconds = duration === undefined ? null : Number(duration);
  }
  finish();
  return plans;
}

/** By which index rows are found; a table that is read from end to end is named with the most rows that were read of it. */
function waysOf(node: PlanNode, found: Map<string, number>): Map<string, number> {
  const { "Node Type": type, "Relation Name": table, "Index Name": index, "Actual Rows": rows = 0 } = node;
  const note = (way: string) => found.set(way, Math.max(found.get(way) ?? 0, Math.round(rows)));
  if (type === "Seq Scan") note(`sequential scan of ${table}`);
  else if (type.includes("Index") && index) note(index);
  for (const below of node.Plans ?? []) waysOf(below, found);
  return found;
}

const wayWords = ([way, rows]: readonly [string, number]): string =>
  way.startsWith("sequential scan") ? `**${way}** (${rows} rows)` : `\`${way}\``;

const nameOf = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|").trim();
const shown = 110;

/** One line for each statement of a path, the ones that cost most first. */
export function plansTable(plans: readonly StatementPlan[], requests: number): string {
  const statements = new Map<string, { count: number; milliseconds: number; ways: Map<string, number> }>();
  for (const { text, milliseconds, plan } of plans) {
    const one = statements.get(text) ?? { count: 0, milliseconds: 0, ways: new Map() };
    one.count += 1;
    one.milliseconds += milliseconds;
    waysOf(plan, one.ways);
    statements.set(text, one);
  }
  const costly = [...statements].sort(([, one], [, other]) => other.milliseconds - one.milliseconds);
  const rows = costly.map(([text, { count, milliseconds, ways }]) => {
    const name = nameOf(text);
    const title = name.length > shown ? `${name.slice(0, shown)}…` : name;
    const finds = [...ways].map(wayWords).join(", ") || "reads no table";
    return `| \`${title.replaceAll("`", "")}\` | ${(count / requests).toFixed(2)} | ${(milliseconds / count).toFixed(2)} | ${finds} |`;
  });
  return ["| statement | per request | ms | access paths |", "| --- | --- | --- | --- |", ...rows].join("\n");
}
