import type { ReactNode } from "react";

/** A part of a page with its name above it. */
export function AdminPanel({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4 lg:p-3.5" data-print="whole">
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <h2 className="text-sm font-extrabold tracking-tight">{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}

/** Names and values in two narrow columns. Names without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1.5 text-sm">
      {facts
        .filter(([, value]) => value !== null && value !== "" && value !== undefined)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 font-semibold break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
