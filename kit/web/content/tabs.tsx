import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { cx } from "../class-names.ts";
import { nextTab } from "./next-tab.ts";

type Tab = { key: string; label: string; content: ReactNode };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** Controlled together with `onSelect`, when the address or a parent decides. */
  selected?: string;
  onSelect?: (key: string) => void;
};

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.key ?? "");
  const current = selected ?? own;

  const select = (key: string) => {
    setOwn(key);
    onSelect?.(key);
  };
  const press = (event: KeyboardEvent) => {
    const keys = tabs.map((tab) => tab.key);
    const next = nextTab(keys, current, event.key);
    if (next === null) return;
    event.preventDefault();
    select(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b-2 border-line"
        onKeyDown={press}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-tab-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => select(tab.key)}
            className={cx(
              "min-h-12 shrink-0 rounded-t-md px-4 font-bold -outline-offset-3 focus-visible:outline-3!",
              tab.key === current ? "text-ink shadow-[inset_0_-4px_0_var(--brick)]" : "text-ink-soft hover:text-ink",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          id={`${id}-panel-${tab.key}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${tab.key}`}
          hidden={tab.key !== current}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of plain text must be reachable to be scrolled and read.
          tabIndex={0}
          className="rounded-sm py-5"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
