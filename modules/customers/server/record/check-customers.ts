import type { Transaction } from "kysely";
import type { FieldProblem, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { contactOwners, unusedMembers } from "#modules/identity/server/index.ts";
import { leftMailboxes } from "#modules/newsletter/server/index.ts";
import type { CustomerState } from "../../contract/customer-state.ts";
import { fieldProblems } from "./check-fields.ts";
import type { CustomerRules } from "./customer-rules.ts";

type Write = RecordWrite<CustomerState>;

/** Validates customers before they are saved; at most three statements for any number. */
export async function checkCustomers(
  trx: Transaction<unknown>,
  writes: readonly Write[],
  { clock, scope }: CustomerRules,
): Promise<FieldProblem[]> {
  const now = clock.now();
  const problems = writes.flatMap((write) => fieldProblems(write, now));
  problems.push(...(await removalProblems(trx, writes)));
  const added = writes.flatMap(({ id, before, after }) => (before === null && after ? [{ id, after }] : []));
  if (added.length === 0) return problems;
  const owners = await contactOwners(
    trx,
    added.flatMap(({ after }) => textOf(after.mobile)),
    added.flatMap(({ after }) => textOf(after.email)),
  );
  const left = await leftMailboxes(
    trx,
    added.flatMap(({ after }) => (after.newsletter ? textOf(after.email) : [])),
    scope.siteCode,
  );
  for (const { id, after } of added) {
    for (const [path, taken, problem] of [
      ["mobile", owners.mobiles, "mobileTaken"],
      ["email", owners.emails, "emailTaken"],
    ] as const) {
      const owner = taken.get(after[path] ?? "");
      if (owner !== undefined) problems.push({ id, path, problem, detail: owner });
    }
    if (after.newsletter && left.has(after.email ?? "")) problems.push({ id, path: "newsletter", problem: "left" });
  }
  return [...problems, ...twins(added, "mobile"), ...twins(added, "email")];
}

/** Untrusted values may be of any type. */
const textOf = (value: unknown): string[] => (typeof value === "string" ? [value] : []);

async function removalProblems(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const removed = writes.filter(({ after }) => after === null).map(({ id }) => id);
  if (removed.length === 0) return [];
  const unused = await unusedMembers(trx, removed);
  return removed.filter((id) => !unused.has(id)).map((id) => ({ id, path: "", problem: "signedIn" }));
}

/** New customers of one file with the same number or address: each of them is refused. */
function twins(added: readonly { readonly id: string; readonly after: CustomerState }[], path: "mobile" | "email") {
  const groups = Map.groupBy(
    added.filter(({ after }) => typeof after[path] === "string"),
    ({ after }) => after[path],
  );
  return [...groups].flatMap(([value, same]) =>
    same.length === 1 ? [] : same.map(({ id }) => ({ id, path, problem: "twice", detail: value ?? "" })),
  );
}
