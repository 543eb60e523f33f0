import type { ReactNode } from "react";
import { Card } from "#kit/web/content/card.tsx";

export type EntryCardProps = {
  title: string;
  lead?: string;
  children: ReactNode;
  below?: ReactNode;
  /** Colour: the shop's red, or the loyalty club's green. */
  studs?: "brick" | "court";
};

/** Card of the sign-in and registration pages: one brick with studs on top and the form inside. */
export function EntryCard({ title, lead, children, below, studs = "brick" }: EntryCardProps) {
  return (
    <div className="mx-auto w-dialog-m max-w-full px-4 pt-8 pb-16 md:pt-14">
      <Card as="section" studs={studs} className="grid gap-6">
        <header>
          <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{title}</h1>
          {lead ? <p className="mt-2 text-ink-soft wrap-anywhere">{lead}</p> : null}
        </header>
        {children}
      </Card>
      {below ? <div className="mt-6 px-1 md:text-center">{below}</div> : null}
    </div>
  );
}
