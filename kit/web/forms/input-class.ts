import { cx } from "../class-names.ts";

/** The box around a value: 48 px high, 16 px text, so that no phone zooms in on it. */
export function inputClass(className?: string): string {
  return cx(
    "min-h-12 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink",
    "transition-colors hover:border-ink disabled:bg-sunken disabled:text-ink-soft disabled:hover:border-line-strong",
    "read-only:bg-sunken aria-invalid:border-2 aria-invalid:border-danger",
    className,
  );
}
