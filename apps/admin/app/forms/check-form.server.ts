import { type GenericSchema, getDotPath, type InferOutput, safeParse } from "valibot";
import type { Locale } from "#kit/core/locale.ts";

export type FormProblems = Readonly<Record<string, string>>;

/** The values of a form, or its problems by field. */
export function checkForm<Schema extends GenericSchema>(
  schema: Schema,
  values: unknown,
  lang: Locale,
): { ok: true; values: InferOutput<Schema> } | { ok: false; problems: FormProblems } {
  const checked = safeParse(schema, values, { lang });
  if (checked.success) return { ok: true, values: checked.output };
  // The first thing that is wrong with a field is enough for one time.
  const found = checked.issues.map((issue): [string, string] => [getDotPath(issue) ?? "", issue.message]);
  return { ok: false, problems: Object.fromEntries(found.reverse()) };
}
