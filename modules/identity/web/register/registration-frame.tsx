import type { ReactNode } from "react";
import { Card } from "#kit/web/content/card.tsx";

/** The one card a step of registration stands on. */
export function RegistrationFrame({ title, lead, children, below }: FrameProps) {
  return (
    <div className="mx-auto w-dialog-l max-w-full px-4 pt-8 pb-16 md:pt-14">
      <Card as="section" studs="brick" className="grid gap-6">
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

type FrameProps = { title: string; lead?: string; children: ReactNode; below?: ReactNode };
