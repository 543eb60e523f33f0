import { cx } from "../class-names.ts";
import { VisuallyHidden } from "../content/visually-hidden.tsx";

const sizes = { sm: "size-4 border-2", md: "size-6 border-3", lg: "size-10 border-4" } as const;

export type SpinnerProps = { label?: string; size?: keyof typeof sizes; className?: string };

/** A spinner that becomes visible after 200 ms. */
export function Spinner({ label, size = "md", className }: SpinnerProps) {
  const ring = cx("block animate-spin rounded-full border-current border-t-transparent", sizes[size]);
  return (
    <span className={cx("inline-flex animate-late", className)} role={label ? "status" : undefined}>
      <span className={ring} aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
