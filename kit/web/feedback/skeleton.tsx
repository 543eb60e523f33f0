import { cx } from "../class-names.ts";

/** A placeholder block; size it with utility classes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx("block animate-breathe rounded-sm bg-line/70", className)} />;
}
