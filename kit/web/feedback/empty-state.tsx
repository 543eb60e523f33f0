import type { ReactNode } from "react";

export type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** The next step: one button or two. */
  actions?: ReactNode;
  /** An illustration; the brick pile by default. */
  drawing?: ReactNode;
};

/** An empty list, and what to do about it. */
export function EmptyState({ title, children, actions, drawing = <BrickPile /> }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-dialog-m grid-cols-[minmax(0,1fr)] justify-items-center gap-3 px-4 py-12 text-center">
      {drawing}
      <h2 className="mt-3 text-xl font-extrabold">{title}</h2>
      {children ? <div className="text-ink-soft">{children}</div> : null}
      {actions ? <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  );
}

/** Three bricks and a ball. */
export function BrickPile() {
  return (
    <svg viewBox="0 0 168 112" className="w-42 max-w-full" aria-hidden="true">
      <ellipse cx="84" cy="103" rx="78" ry="7" className="fill-sunken" />
      <g className="fill-brick">
        <rect x="14" y="66" width="72" height="36" rx="4" />
        <rect x="22" y="58" width="14" height="10" rx="2" />
        <rect x="43" y="58" width="14" height="10" rx="2" />
        <rect x="64" y="58" width="14" height="10" rx="2" />
      </g>
      <rect x="14" y="94" width="72" height="8" rx="4" className="fill-brick-edge" />
      <g className="fill-court">
        <rect x="34" y="32" width="50" height="34" rx="4" />
        <rect x="41" y="24" width="14" height="10" rx="2" />
        <rect x="63" y="24" width="14" height="10" rx="2" />
      </g>
      <rect x="34" y="58" width="50" height="8" rx="4" className="fill-court-edge" />
      <circle cx="122" cy="74" r="28" className="fill-surface stroke-ink" strokeWidth="4" />
      <path
        d="M94.5 74h55M122 46v56M103 53c9 12 9 30 0 42M141 53c-9 12-9 30 0 42"
        className="stroke-ink"
        strokeWidth="4"
        fill="none"
      />
    </svg>
  );
}
