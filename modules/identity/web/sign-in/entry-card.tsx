import type { ReactNode } from "react";
import { StudRow } from "./stud-row.tsx";

type EntryCardProps = { title: string; lead: string; children: ReactNode };

/** The door to an account: one brick in the middle of the page, its studs above, the form inside. */
export function EntryCard({ title, lead, children }: EntryCardProps) {
  return (
    <div className="px-4 pt-8 pb-16 md:pt-14">
      <div className="mx-auto max-w-dialog-m">
        <StudRow />
        <section className="grid gap-5 rounded-xl bg-surface p-5 shadow-lift md:p-8">
          <header className="grid gap-2">
            <h1 className="text-3xl font-extrabold tracking-tight">{title}</h1>
            <p className="text-ink-soft">{lead}</p>
          </header>
          {children}
        </section>
      </div>
    </div>
  );
}
