import type { ComponentProps } from "react";
import { Icon } from "../icons/icon.tsx";
import { inputClass } from "./input-class.ts";

/** The native select. Used alone it needs a label. */
export function SelectBox({ className, ...select }: ComponentProps<"select">) {
  return (
    <div className="relative">
      <select {...select} className={inputClass(`appearance-none truncate pr-11 ${className ?? ""}`)} />
      <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-soft" />
    </div>
  );
}
