import type { ComponentProps } from "react";
import { Icon } from "../icons/icon.tsx";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";
import { inputClass } from "./input-class.ts";

export type SelectOption = { value: string; label: string; disabled?: boolean };

/** Options under a heading of their own. */
export type SelectGroup = { key: string; label: string; options: readonly SelectOption[] };

export type SelectFieldProps = Omit<ComponentProps<"select">, "style" | "children"> &
  FieldTexts & {
    name: string;
    options: readonly (SelectOption | SelectGroup)[];
    /** The first line, chosen while nothing is. */
    placeholder?: string;
  };

/** The platform's own list, which every phone opens in its best way. */
export function SelectField(props: SelectFieldProps) {
  const { label, hideLabel, hint, error, optional, options, placeholder, className, ...select } = props;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional }} id={select.id}>
      {(links) => (
        <div className="relative">
          <select {...select} {...links} className={inputClass(`appearance-none truncate pr-11 ${className ?? ""}`)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) =>
              "options" in option ? (
                <optgroup key={option.key} label={option.label}>
                  {option.options.map(optionLine)}
                </optgroup>
              ) : (
                optionLine(option)
              ),
            )}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-soft"
          />
        </div>
      )}
    </FieldFrame>
  );
}

const optionLine = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
