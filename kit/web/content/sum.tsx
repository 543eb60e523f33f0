import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

type SumRowProps = {
  name: ReactNode;
  /** What is taken off stands in the colour of a good turn. */
  saving?: boolean;
  /** What a sum comes to after the total has been said. */
  strong?: boolean;
  children: ReactNode;
};

/** One line of a sum, inside a `dl`: what it is for, and how much at its end; below each other where there is no room. */
export function SumRow({ name, saving = false, strong = false, children }: SumRowProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <dt className={cx("min-w-min flex-1", strong ? "font-bold" : "text-ink-soft")}>{name}</dt>
      <dd className={cx("ml-auto font-semibold tabular-nums", saving && "text-court-ink", strong && "font-bold")}>
        {children}
      </dd>
    </div>
  );
}

/** What it all comes to, below a rule. */
export function SumTotal({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-4 border-t border-line pt-4">
      <dt className="min-w-min flex-1 font-bold">
        {name} {note === undefined ? null : <span className="text-sm font-normal text-ink-soft">{note}</span>}
      </dt>
      <dd className="ml-auto text-xl font-extrabold tabular-nums">{children}</dd>
    </div>
  );
}
