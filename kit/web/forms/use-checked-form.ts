import { type FocusEvent, type FormEvent, useState } from "react";
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from "valibot";
import { useLocale } from "../i18n/text-context.tsx";

/** Problems by field name. */
export type Problems = Readonly<Record<string, string>>;

type CheckedForm<Schema extends GenericSchema> = {
  /** The schema of the form, shared with the server. */
  schema: Schema;
  /** Sends valid values; returns the server's problems, or null. */
  send(values: InferOutput<Schema>): Promise<Problems | null>;
};

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** A message that appears on blur would move the button away from under the pointer; submitting validates everything anyway. */
const pressesButton = (form: HTMLFormElement, to: EventTarget | null): boolean =>
  to instanceof HTMLButtonElement || form.querySelector("button:active") !== null;

/**
 * The field whose problems are shown here. A value composed by several controls is in a hidden field, and the control that changes
 * it has its name as `data-speaks-for`.
 */
const speaksFor = (field: HTMLElement): string => {
  if (field.dataset.speaksFor !== undefined) return field.dataset.speaksFor;
  if (field instanceof HTMLInputElement && field.type === "hidden") return "";
  return "name" in field ? String(field.name) : "";
};

/** A form that is validated before it is sent. Problems are shown at their fields, the first invalid field gets focus, and no typed value is lost. */
export function useCheckedForm<Schema extends GenericSchema>({ schema, send }: CheckedForm<Schema>) {
  const lang = useLocale();
  const [problems, setProblems] = useState<Problems>({});
  const [sending, setSending] = useState(false);
  const problemsIn = (form: HTMLFormElement): Problems => {
    const { issues } = safeParse(schema, valuesOf(form), { lang });
    // Only the first problem of each field is shown.
    return Object.fromEntries((issues ?? []).map((issue) => [getDotPath(issue) ?? "", issue.message]).reverse());
  };
  const show = (form: HTMLFormElement, found: Problems) => {
    setProblems(found);
    const first = [...form.elements].find((field) => field instanceof HTMLElement && speaksFor(field) in found);
    if (first instanceof HTMLElement) first.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const checked = safeParse(schema, valuesOf(form), { lang });
    if (!checked.success) return show(form, problemsIn(form));
    setSending(true);
    const found = await send(checked.output);
    setSending(false);
    show(form, found ?? {});
  };
  /** The props of every field of the form. */
  const field = (name: string) => ({
    name,
    error: problems[name] ?? null,
    onChange: () => setProblems(({ [name]: _solved, ...rest }) => rest),
    onBlur({ currentTarget: { form, value }, relatedTarget }: FocusEvent<HTMLInputElement | HTMLSelectElement>) {
      // An empty field may merely have been tabbed through; it is required on submit.
      if (form === null || value === "" || pressesButton(form, relatedTarget)) return;
      const wrong = problemsIn(form)[name];
      if (wrong !== undefined) setProblems((before) => ({ ...before, [name]: wrong }));
    },
  });
  return { submit, sending, problems, field };
}
