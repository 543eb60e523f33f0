import type { ComponentProps } from "react";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";
import { SelectBox } from "./select-box.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

/** Options in a labelled group. */
type SelectGroup = { key: string; label: string; options: readonly SelectOption[] };

export type SelectFieldProps = Omit<ComponentProps<"select">, "style" | "children"> &
  FieldTexts & {
    name: string;
    options: readonly (SelectOption | SelectGroup)[];
    /** The first option, selected while none is chosen. */
    placeholder?: string;
  };

/** A native select with its label, hint and error. */
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
