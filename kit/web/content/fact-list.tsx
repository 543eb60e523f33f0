import type { ReactNode } from "react";

export type Fact = {
  key: string;
  name: string;
  value: ReactNode;
  /** An action at the end of its line. */
  action?: ReactNode;
};

/** Names and values in rows; on wide screens side by side. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ key, name, value, action }) => (
        <div key={key} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
          <dt className="w-full text-sm text-ink-soft md:w-40">{name}</dt>
          <dd className="min-w-0 grow font-semibold wrap-anywhere">{value}</dd>
          {action ? <dd>{action}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
