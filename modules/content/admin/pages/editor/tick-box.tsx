import type { ReactNode } from "react";

type TickBoxProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

/** A small checkbox with its label, for choices of the editor itself: it is not a field of the page. */
export const TickBox = ({ checked, onChange, children }: TickBoxProps) => (
  <label className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className="size-4 accent-court"
    />
    {children}
  </label>
);
