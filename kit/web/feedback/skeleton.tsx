import { cx } from "../class-names.ts";

/** A quiet block in the size of what is coming; size it with utility classes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx("block animate-breathe rounded-sm bg-line/70", className)} />;
}
