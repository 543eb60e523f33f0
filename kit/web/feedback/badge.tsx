import { cx } from "../class-names.ts";
import { VisuallyHidden } from "../content/visually-hidden.tsx";
import { cappedCount } from "./capped-count.ts";

export type CountBadgeProps = {
  count: number;
  /** Above it the badge reads "{cap}+". */
  cap?: number;
  /** The same in words for screen readers, such as "3 items". */
  label?: string;
  /** Sits on the upper right corner of the button around it. */
  corner?: boolean;
};

/** A count on an icon. Nothing to count, nothing to see. */
export function CountBadge({ count, cap = 99, label, corner = false }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={cx(
        "inline-flex h-5 min-w-5 items-center justify-center rounded-sm bg-brick px-1 text-2xs font-extrabold text-on-brick tabular-nums",
        corner && "absolute top-0.5 right-0 ring-2 ring-surface",
      )}
    >
      <span aria-hidden={label ? "true" : undefined}>{cappedCount(count, cap)}</span>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}

const tones = {
  neutral: "bg-sunken text-ink",
  brick: "bg-brick-soft text-brick-ink",
  court: "bg-court-soft text-court-ink",
  sun: "bg-sun text-on-sun",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
} as const;

/** A short word about the state of something. */
export function Badge({ tone = "neutral", children }: { tone?: keyof typeof tones; children: string }) {
  return (
    <span className={cx("inline-flex items-center rounded-sm px-2 py-0.5 text-xs font-bold", tones[tone])}>
      {children}
    </span>
  );
}
