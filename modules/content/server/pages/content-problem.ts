import type { BaseIssue } from "valibot";
import { columnKinds } from "../../contract/page-columns.ts";

/** A problem of a page with its path, such as `columns[2].items[0].href`. */
export type ContentProblem = { at: string; problem: string };

/** Turns a validation issue into a path and a sentence for editors. */
export const contentProblem = (issue: BaseIssue<unknown>): ContentProblem => ({
  at: placeOf(issue),
  problem: why(issue),
});

function placeOf({ path }: BaseIssue<unknown>): string {
  const keys = path?.map(({ key }) => key) ?? [];
  return keys
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}

function why({ type, expected, received, message }: BaseIssue<unknown>): string {
  if (type === "variant" && received !== "Object") {
    const known = `known are ${columnKinds.join(", ")}`;
    return received === "undefined" ? `no column kind; ${known}` : `unknown column kind ${received}; ${known}`;
  }
  if (type === "strict_object" && expected === "never") return "is not a field that belongs here";
  if (type === "strict_object" && received === "undefined") return "is missing";
  return message.replace(/^Invalid \w+: Expected (.+) but received (.+)$/, "expected $1, not $2");
}
