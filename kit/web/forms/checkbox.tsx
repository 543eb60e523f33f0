import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import { FieldError } from "./field-frame.tsx";

export type CheckboxProps = Omit<ComponentProps<"input">, "style" | "type" | "children"> & {
  name: string;
  label: ReactNode;
  hint?: string;
  error?: string | null;
};

/** A square checkbox. The whole line is its target. */
export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const own = useId();
  const field = id ?? own;
  const described = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(" ");
  return (
    <div className={cx("grid gap-1", className)}>
      <label className="flex items-start gap-3 py-2.5 has-disabled:text-ink-soft">
        <span className="relative flex size-6 shrink-0">
          <input
            {...input}
            id={field}
            type="checkbox"
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            className="peer size-6 appearance-none rounded-sm border-2 border-line-strong bg-surface transition-colors checked:border-brick checked:bg-brick hover:border-ink disabled:border-line disabled:bg-sunken aria-invalid:border-danger checked:hover:border-brick-strong"
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-0 m-auto stroke-3 text-on-brick opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="control-text min-w-0 pt-px">
          {label}
          {hint ? (
            <span id={`${field}-hint`} className="block text-sm text-ink-soft">
              {hint}
            </span>
          ) : null}
        </span>
      </label>
      <FieldError id={`${field}-error`} error={error} />
    </div>
  );
}
