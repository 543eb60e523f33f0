import { type FocusEvent, type FormEvent, useState } from "react";
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from "valibot";
import { useLocale } from "../i18n/text-context.tsx";

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string>>;

type CheckedForm<Schema extends GenericSchema> = {
  /** The rules of the form: the server asks the same ones. */
  schema: Schema;
  /** Sends what passed; answers what the server finds wrong, or null. */
  send(values: InferOutput<Schema>): Promise<Problems | null>;
};

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** A message that appears now would push the button away from under the finger; sending the form looks at everything anyway. */
const pressesButton = (form: HTMLFormElement, to: EventTarget | null): boolean =>
  to instanceof HTMLButtonElement || form.querySelector("button:active") !== null;

/**
 * The field whose problems stand here. A value that is put together by several controls travels in a hidden field, and
 * the control one would change it by carries its name as `data-speaks-for`.
 */
const speaksFor = (field: HTMLElement): string => {
  if (field.dataset.speaksFor !== undefined) return field.dataset.speaksFor;
  if (field instanceof HTMLInputElement && field.type === "hidden") return "";
  return "name" in field ? String(field.name) : "";
};

/** A form that is checked before it is sent. What is wrong is said at its field, the first one gets the focus, nothing typed is lost. */
export function useCheckedForm<Schema extends GenericSchema>({ schema, send }: CheckedForm<Schema>) {
  const lang = useLocale();
  const [problems, setProblems] = useState<Problems>({});
  const [sending, setSending] = useState(false);
  const problemsIn = (form: HTMLFormElement): Problems => {
    const { issues } = safeParse(schema, valuesOf(form), { lang });
    // The first thing that is wrong with a field is enough for one time.
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
  /** What every field of the form gets. */
  const field = (name: string) => ({
    name,
    error: problems[name] ?? null,
    onChange: () => setProblems(({ [name]: _solved, ...rest }) => rest),
    onBlur({ currentTarget: { form, value }, relatedTarget }: FocusEvent<HTMLInputElement | HTMLSelectElement>) {
      // An empty field was only passed by; it is asked for when the form is sent.
      if (form === null || value === "" || pressesButton(form, relatedTarget)) return;
      const wrong = problemsIn(form)[name];
      if (wrong !== undefined) setProblems((before) => ({ ...before, [name]: wrong }));
    },
  });
  return { submit, sending, problems, field };
}
