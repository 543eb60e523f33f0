import type { MouseEventHandler } from "react";
import { LinkButton } from "./link-button.tsx";

export type LoadMoreProps = {
  /** The address of the next page: a real link, so it works before and without script. */
  to: string;
  /** Replaces the link's navigation where script runs. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** The link leads to a page of its own: scroll to its top. */
  startsAnew?: boolean;
  label: string;
  loading?: boolean;
  loadingLabel: string;
  /** Such as "20 of 134 products". */
  status: string;
  shown: number;
  total: number;
};

/** The end of a list that has more entries. */
export function LoadMore({
  to,
  onClick,
  startsAnew = false,
  label,
  loading = false,
  loadingLabel,
  status,
  shown,
  total,
}: LoadMoreProps) {
  return (
    <div className="grid justify-items-center gap-4 py-6">
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {loading ? loadingLabel : status}
      </p>
      <progress
        className="loading-bar h-1.5 w-48 max-w-full rounded-full bg-line [--bar:var(--court)]"
        max={total}
        value={shown}
        aria-hidden="true"
      />
      {shown < total ? (
        <LinkButton
          to={to}
          variant="secondary"
          preventScrollReset={!startsAnew}
          onClick={onClick}
          aria-busy={loading || undefined}
        >
          {label}
        </LinkButton>
      ) : null}
    </div>
  );
}
