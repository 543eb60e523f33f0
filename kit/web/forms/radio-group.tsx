import { type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";
import { FieldError } from "./field-frame.tsx";

type RadioOption = {
  value: string;
  label: string;
  description?: string;
  disabled?: boolean;
  /** A price or a mark at the end of the line. */
  end?: ReactNode;
};

export type RadioGroupProps = {
  legend: string;
  hideLegend?: boolean;
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string | null;
  hint?: string;
  required?: boolean;
  /** Large clickable tiles, for choices with more content. */
  tiles?: boolean;
};

const dot = cx(
  "mt-px size-6 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface transition-[border-width]",
  "checked:border-7 checked:border-brick hover:border-ink checked:hover:border-brick disabled:border-line disabled:bg-sunken",
);
const tile = cx(
  "rounded-lg border border-line-strong bg-surface px-4 hover:border-ink has-checked:border-brick has-checked:bg-brick-soft",
  "has-checked:outline-1 has-checked:outline-brick has-disabled:border-line has-disabled:bg-sunken",
);

export function RadioGroup(props: RadioGroupProps) {
  const { legend, hideLegend, name, options, value, defaultValue, onChange, error, hint, required, tiles } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset aria-describedby={described || undefined} className="grid gap-1.5">
      <legend className={hideLegend ? "sr-only" : "mb-1 text-sm font-bold"}>{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <div className={cx("grid", tiles ? "gap-2" : "gap-0")}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx("flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-soft", tiles && tile)}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              aria-invalid={error ? true : undefined}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onChange?.(option.value)}
              className={dot}
            />
            <span className="min-w-0 grow">
              <span className={cx(tiles && "font-bold")}>{option.label}</span>
              {option.description ? <span className="block text-sm text-ink-soft">{option.description}</span> : null}
            </span>
            {option.end}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
