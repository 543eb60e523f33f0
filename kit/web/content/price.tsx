import { rp } from "#kit/core/format-rupiah.ts";
import { cx } from "../class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const sizes = { sm: "text-base", md: "text-lg", lg: "text-2xl" } as const;

export type PriceProps = {
  current: number;
  /** Struck through when it is higher than the current one. */
  original?: number | null;
  /** Labels for screen readers, such as "Price now" and "Price before". */
  currentLabel: string;
  originalLabel: string;
  /** Such as "-20%". */
  off?: string;
  size?: keyof typeof sizes;
};

export function Price({ current, original, currentLabel, originalLabel, off, size = "sm" }: PriceProps) {
  const reduced = original != null && original > current;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className={cx("font-extrabold", sizes[size], reduced && "text-brick-ink")}>
        <VisuallyHidden>{`${currentLabel} `}</VisuallyHidden>
        {rp(current)}
      </span>
      {reduced ? (
        <>
          <s className="text-sm text-ink-soft">
            <VisuallyHidden>{`${originalLabel} `}</VisuallyHidden>
            {rp(original)}
          </s>
          {off ? <span className="rounded-xs bg-sun px-1 text-xs font-extrabold text-on-sun">{off}</span> : null}
        </>
      ) : null}
    </p>
  );
}
