import { type FormEvent, useEffect, useState } from "react";
import { draftPrefix } from "./draft-name.ts";

/** Typed values of a form that was not sent yet, by field name. */
export type FormDraft = Readonly<Record<string, string>>;

/** Fields that must not be stored in the browser. */
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
    // Storage may be full or forbidden: the form works without a draft.
  }
};

const typedIn = (form: HTMLFormElement): FormDraft =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && !secret.has(name) ? [[name, value]] : [],
    ),
  );

/**
 * Stores typed values in session storage until the form is sent, so that a reload loses nothing. The draft is available after the
 * first effect: give the fields `draftKey` as their key to remount them with it.
 */
export function useFormDraft(name: string) {
  const key = draftPrefix + name;
  const [draft, setDraft] = useState<FormDraft | null>(null);
  useEffect(() => setDraft(read(key)), [key]);
  /** Adds values to the draft that no field has, such as the label of a chosen option. */
  const note = (more: FormDraft) => write(key, { ...read(key), ...more });
  return {
    draft,
    draftKey: draft === null ? "empty" : "draft",
    note,
    /** For the form's `onInput`. Values set by script arrive a moment later, so they are read then. */
    keep: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      requestAnimationFrame(() => {
        if (currentTarget.isConnected) note(typedIn(currentTarget));
      });
    },
    forget: () => write(key, null),
  };
}
