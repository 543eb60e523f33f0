import type { KeyboardEvent } from "react";
import { isExpressField } from "./order-batch.ts";

/**
 * Enter in a number leads to the next one: a scanner types a number and Enter. In no field, also no checkbox, does it send the form, which
 * would pack or send all chosen orders.
 */
export function toNextNumber(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  if (event.key !== "Enter" || !(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (!isExpressField(field.name)) return;
  const numbers = [...(field.form?.elements ?? [])].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && isExpressField(one.name),
  );
  const next = numbers[numbers.indexOf(field) + 1];
  next?.focus();
  // As with Tab: what is typed there replaces the number.
  next?.select();
}
