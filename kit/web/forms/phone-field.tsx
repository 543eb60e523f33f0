import { useId } from "react";
import { FieldFrame } from "./field-frame.tsx";
import { inputClass } from "./input-class.ts";
import { inputKinds } from "./input-kinds.ts";
import type { TextFieldProps } from "./text-field.tsx";

export type PhoneFieldProps = Omit<TextFieldProps, "kind" | "end" | "revealed"> & {
  /** Shown before the field; not part of its value. */
  prefix?: string;
};

export function PhoneField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  prefix = "+62",
  className,
  ...input
}: PhoneFieldProps) {
  const prefixId = useId();
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional }} id={input.id} describedBy={prefixId}>
      {(links) => (
        <div className="flex">
          <span
            id={prefixId}
            className="flex items-center rounded-l-md border border-r-0 border-line-strong bg-sunken px-3.5 font-bold tabular-nums"
          >
            {prefix}
          </span>
          <input
            {...inputKinds.mobile}
            {...input}
            {...links}
            className={inputClass(`rounded-l-none tabular-nums ${className ?? ""}`)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
