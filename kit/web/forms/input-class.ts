import { cx } from "../class-names.ts";

/** Border, background and states, without a size. */
export const boxClass = cx(
  "rounded-md border border-line-strong bg-surface text-ink transition-colors hover:border-ink",
  "disabled:bg-sunken disabled:text-ink-soft disabled:hover:border-line-strong [&[readonly]]:bg-sunken",
  "aria-invalid:border-2 aria-invalid:border-danger",
);

/** 48 px high with 16 px text, so that no phone zooms in on it. An app may make `.control` denser for a mouse. */
export function inputClass(className?: string): string {
  return cx("control min-h-12 w-full min-w-0 px-3.5 text-base", boxClass, className);
}
