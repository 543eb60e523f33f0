import type { ReactNode } from "react";
import { Card } from "#kit/web/content/card.tsx";
import { useStaffText } from "./staff-text.ts";

/** Card of the back office's sign-in pages. */
export function EntryFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const t = useStaffText();
  return (
    <main className="mx-auto grid min-h-dvh max-w-dialog-m content-center gap-6 px-4 py-10">
      <p className="flex items-center gap-2.5 font-extrabold tracking-tight text-ink-soft">
        <span aria-hidden="true" className="grid size-7 grid-cols-2 gap-0.5 rounded-sm bg-court p-1">
          <span className="rounded-xs bg-on-court" />
          <span className="rounded-xs bg-sun" />
          <span className="rounded-xs bg-sun" />
          <span className="rounded-xs bg-on-court" />
        </span>
        {t("back_office")}
      </p>
      <Card studs="court" as="section">
        <h1 className="text-2xl font-extrabold tracking-tight">{title}</h1>
        {lead ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
        <div className="mt-6">{children}</div>
      </Card>
    </main>
  );
}
