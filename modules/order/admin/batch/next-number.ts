import type { KeyboardEvent } from "react";
import { isExpressField } from "./order-batch.ts";

/** Enter leads to the next number: a scanner types a number and Enter, which must not send the form. */
export function toNextNumber(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const field = event.currentTarget;
  const numbers = [...(field.form?.elements ?? [])].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && isExpressField(one.name),
  );
  const next = numbers[numbers.indexOf(field) + 1];
  next?.focus();
  // As with Tab: what is typed there replaces the number.
  next?.select();
}
