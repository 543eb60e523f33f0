import { type FormEvent, useEffect, useState } from "react";
import { draftPrefix } from "./draft-name.ts";

/** What was typed into a form that was not sent yet, by the names of its fields. */
export type FormDraft = Readonly<Record<string, string>>;

/** Fields nobody should find again in the browser's storage. */
const secret = new Set(["password", "pin", "code"]);

const read = (key: string): FormDraft | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
};

const write = (key: string, draft: FormDraft | null): void => {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden: the form works as before, it only forgets on reload.
  }
};

const typedIn = (form: HTMLFormElement): FormDraft =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && !secret.has(name) ? [[name, value]] : [],
    ),
  );

/**
 * Keeps what is typed into a form in this tab until it is sent, so that a reload loses nothing. The draft is there after
 * the first effect: give the fields `draftKey` as their key, and they begin anew with it.
 */
export function useFormDraft(name: string) {
  const key = draftPrefix + name;
  const [draft, setDraft] = useState<FormDraft | null>(null);
  useEffect(() => setDraft(read(key)), [key]);
  /** Adds to the draft what no field of the form says, such as the name of what was chosen. */
  const note = (more: FormDraft) => write(key, { ...read(key), ...more });
  return {
    draft,
    draftKey: draft === null ? "empty" : "draft",
    note,
    /** For the form's `onInput`. What a choice sets by script is there a moment later, so it is looked at then. */
    keep: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      requestAnimationFrame(() => {
        if (currentTarget.isConnected) note(typedIn(currentTarget));
      });
    },
    forget: () => write(key, null),
  };
}
