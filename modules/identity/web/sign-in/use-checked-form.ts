import { type FormEvent, type RefObject, useRef, useState } from "react";
import * as v from "valibot";
import { useLocale } from "#kit/web/i18n/text-context.tsx";

/** Errors by field; the empty name is for the form as a whole. */
export type Problems = Readonly<Record<string, string>>;

type Fields = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

export type CheckedForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: Problems;
  readonly busy: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Clears a field's error when it is edited. */
  onChange(event: FormEvent<HTMLFormElement>): void;
};

/**
 * Validates a form with the server's rules before sending. Keeps the input, focuses the first invalid field, and ignores a
 * second press while a request is running.
 */
export function useCheckedForm<Schema extends Fields>(
  schema: Schema,
  send: (values: v.InferOutput<Schema>) => Promise<Problems | null>,
  { returned = {}, failed }: { returned?: Problems | undefined; failed: string },
): CheckedForm {
  const form = useRef<HTMLFormElement>(null);
  const locale = useLocale();
  const [problems, setProblems] = useState<Problems>(returned);
  const [busy, setBusy] = useState(false);

  const show = (found: Problems) => {
    setProblems(found);
    const [name] = Object.keys(found);
    const field = name ? form.current?.elements.namedItem(name) : null;
    if (field instanceof HTMLElement) field.focus();
  };

  const submit = async (element: HTMLFormElement) => {
    const typed = Object.fromEntries(new FormData(element));
    const checked = v.safeParse(schema, typed, { lang: locale, abortPipeEarly: true });
    if (!checked.success) return show(problemsOf(checked.issues));
    setBusy(true);
    setProblems({});
    const found = await send(checked.output).catch((): Problems => ({ "": failed }));
    setBusy(false);
    if (found) show(found);
  };

  return {
    form,
    problems,
    busy,
    onSubmit(event) {
      event.preventDefault();
      if (!busy) void submit(event.currentTarget);
    },
    onChange(event) {
      const { name } = event.target as unknown as { name?: string };
      if (!name || (!(name in problems) && !("" in problems))) return;
      const { [name]: _heard, "": _whole, ...others } = problems;
      setProblems(others);
    },
  };
}

/** The first error of each field, in the order of the fields. */
function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Problems {
  const found: Record<string, string> = {};
  for (const issue of issues) found[v.getDotPath(issue) ?? ""] ??= issue.message;
  return found;
}
