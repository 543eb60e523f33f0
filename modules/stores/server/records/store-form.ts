import * as v from "valibot";
import type { FieldProblem, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { unknownFields } from "#kit/postgres/records/text-fields.ts";
import { weekdays } from "../../contract/opening-hours.ts";
import { type StoreState, storeFields } from "../../contract/store-state.ts";
import { storeDraftSchema } from "../store-draft.ts";

/** What keeps a typed store from being saved: the rules of a draft, named by the fields of the form. */
export function formProblems({ id, before, after }: RecordWrite<StoreState>): FieldProblem[] {
  if (after === null) return [];
  const unknown = [
    ...unknownFields(id, after, storeFields),
    ...unknownIn(id, "hours", after.hours, weekdays),
    ...unknownFlags(id, after),
  ];
  if (unknown.length > 0) return unknown;
  const checked = v.safeParse(storeDraftSchema, draftOf(id, after));
  if (checked.success) return [];
  const problems = new Map<string, FieldProblem>();
  for (const issue of checked.issues) {
    const problem = fieldProblem(id, issue);
    // Existing codes stay, whatever their form; of several problems of a field the first one counts.
    if (problem.path === "" && before !== null) continue;
    // What is no time is neither before nor after another.
    if (problem.problem === "closesBefore" && problems.has(problem.path.replace("closes", "opens"))) continue;
    if (!problems.has(problem.path)) problems.set(problem.path, problem);
  }
  return [...problems.values()];
}

/** The state in the form whose rules are known. Types of single values are not trusted: the schema looks at them. */
function draftOf(id: string, state: StoreState) {
  const { address, hours = {}, services = {}, picture = null, position = 0, hidden: _hidden, ...same } = state;
  return {
    ...same,
    ...{ code: id, picture, position, services: Object.keys(services) },
    ...(address === undefined ? {} : { address1: address }),
    hours: weekdays.map((day) => hours[day] ?? null),
  };
}

type Issue = v.InferIssue<typeof storeDraftSchema>;

function fieldProblem(id: string, issue: Issue): FieldProblem {
  const [field = "", day, end] = (v.getDotPath(issue) ?? "").split(".");
  if (field === "code") return { id, path: "", problem: "code" };
  if (field === "hours") return hoursProblem(id, issue, day, end);
  if (field === "services") return { id, path: "services", problem: "unknown" };
  const path = field === "address1" ? "address" : field;
  if (issue.input === undefined) return { id, path, problem: "required" };
  if (issue.type === "max_length") return { id, path, problem: "tooLong", detail: String(issue.requirement) };
  const named = ["zip", "latitude", "longitude", "phone", "picture", "position"].includes(path);
  return { id, path, problem: named ? path : "required" };
}

function hoursProblem(id: string, issue: Issue, day: string | undefined, end: string | undefined): FieldProblem {
  const weekday = `hours/${weekdays[Number(day)]}`;
  if (end !== undefined)
    return { id, path: `${weekday}/${end}`, problem: issue.input === undefined ? "required" : "time" };
  return issue.type === "check"
    ? { id, path: `${weekday}/closes`, problem: "closesBefore" }
    : { id, path: weekday, problem: "unknown" };
}

/** Children a group does not have, or a value in its place. */
function unknownIn(id: string, path: string, group: unknown, known: readonly string[]): FieldProblem[] {
  if (group === undefined) return [];
  if (typeof group !== "object" || group === null || Array.isArray(group)) return [{ id, path, problem: "unknown" }];
  return unknownFields(id, group, known).map((problem) => ({ ...problem, path: `${path}/${problem.path}` }));
}

/** Services and `hidden` are marks: there is nothing to fill in. */
function unknownFlags(id: string, { services, hidden }: StoreState): FieldProblem[] {
  const wrong = (value: unknown) => value !== undefined && value !== true;
  const inServices = unknownIn(id, "services", services, Object.keys(services ?? {}));
  const named = Object.entries(inServices.length > 0 ? {} : (services ?? {})).filter(([, value]) => wrong(value));
  return [
    ...inServices,
    ...named.map(([name]) => ({ id, path: `services/${name}`, problem: "unknown" })),
    ...(wrong(hidden) ? [{ id, path: "hidden", problem: "unknown" }] : []),
  ];
}
