import { cx } from "../class-names.ts";
import { VisuallyHidden } from "../content/visually-hidden.tsx";
import { cappedCount } from "./capped-count.ts";

export type CountBadgeProps = {
  count: number;
  /** Above it the badge shows "{cap}+". */
  cap?: number;
  /** The unit, announced after the number: "items". */
  unit?: string;
  /** On the upper right corner of the surrounding button. */
  corner?: boolean;
};

/** A count on an icon. Renders nothing for zero. */
export function CountBadge({ count, cap = 99, unit, corner = false }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={cx(
        "inline-flex h-5 min-w-5 items-center justify-center rounded-sm bg-brick px-1 text-2xs font-extrabold text-on-brick tabular-nums",
        corner && "absolute -top-0.5 left-[55%] ring-2 ring-surface",
      )}
    >
      {cappedCount(count, cap)}
      {unit ? <VisuallyHidden>{` ${unit}`}</VisuallyHidden> : null}
    </span>
  );
}

const tones = {
  neutral: "bg-line text-ink",
  brick: "bg-brick-soft text-brick-ink",
  court: "bg-court-soft text-court-ink",
  sun: "bg-sun text-on-sun",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
} as const;

/** A short status label. */
export function Badge({ tone = "neutral", children }: { tone?: keyof typeof tones; children: string }) {
  return (
    <span className={cx("inline-flex items-center rounded-sm px-2 py-0.5 text-xs font-bold", tones[tone])}>
      {children}
    </span>
  );
}
