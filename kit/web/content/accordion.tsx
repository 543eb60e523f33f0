import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";

export type AccordionItem = {
  key: string;
  title: string;
  content: ReactNode;
  open?: boolean;
  /** The fragment identifier of the item. */
  id?: string;
};

/** Collapsible headings. With `name` only one is open at a time, by native details. */
export function Accordion({ items, name }: { items: readonly AccordionItem[]; name?: string }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <details key={item.key} id={item.id} name={name} open={item.open} className="group">
          <summary className="flex min-h-13 list-none items-center gap-3 rounded-sm py-2 font-bold hover:text-brick-ink">
            <span className="grow">{item.title}</span>
            <Icon name="chevron-down" className="text-ink-soft transition-transform group-open:rotate-180" />
          </summary>
          <div className="pb-5 text-ink-soft">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
