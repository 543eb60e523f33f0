import type { ComponentProps } from "react";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";
import { SelectBox } from "./select-box.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

/** Options under a heading of their own. */
type SelectGroup = { key: string; label: string; options: readonly SelectOption[] };

export type SelectFieldProps = Omit<ComponentProps<"select">, "style" | "children"> &
  FieldTexts & {
    name: string;
    options: readonly (SelectOption | SelectGroup)[];
    /** The first line, chosen while nothing is. */
    placeholder?: string;
  };

/** A list to choose from, with its label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { label, hideLabel, hint, error, optional, options, placeholder, className, ...select } = props;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional }} id={select.id}>
      {(links) => (
        <SelectBox {...select} {...links} className={className}>
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
        </SelectBox>
      )}
    </FieldFrame>
  );
}

const optionLine = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
