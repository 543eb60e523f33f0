import type { ReactNode } from "react";
import { rp } from "#kit/core/format-rupiah.ts";
import { cx } from "../class-names.ts";

type SumRowProps = {
  name: ReactNode;
  /** Deductions are green. */
  saving?: boolean;
  /** Additional information below the total. */
  strong?: boolean;
  children: ReactNode;
};

/** One line of a sum, inside a `dl`: label and amount, stacked where there is no room. */
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

export type Reason = { readonly code: string; readonly name: string; readonly amount: number };

/** The parts of a deduction, below their line. */
export function SumReasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="my-1.5 grid gap-1 border-l-2 border-line pl-3 text-sm">
      {reasons.map(({ code, name, amount }) => (
        <li key={code} className="flex flex-wrap gap-x-2">
          <span>{name}</span>
          <span className="tabular-nums">{rp(-amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The total, below a rule. */
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
