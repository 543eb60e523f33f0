import type { FormEvent } from "react";
import { TextField } from "#kit/web/forms/text-field.tsx";

type BirthDateFieldProps = { label: string; hint: string; error: string | null; defaultValue?: string };

/** Inserts the slashes, which number keyboards lack. */
function slash(event: FormEvent<HTMLInputElement>) {
  const field = event.currentTarget;
  const { inputType } = event.nativeEvent as InputEvent;
  if (inputType?.startsWith("delete")) return;
  if (/^(\d{2}|\d{2}\/\d{2})$/.test(field.value)) field.value += "/";
}

/** One field for dd/MM/yyyy: typing eight digits is faster than a calendar. */
export function BirthDateField(props: BirthDateFieldProps) {
  return (
    <TextField
      kind="birth-date"
      name="birthDate"
      required
      maxLength={10}
      placeholder="dd/mm/yyyy"
      onInput={slash}
      {...props}
    />
  );
}
