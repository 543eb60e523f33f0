import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";
import { inputClass } from "./input-class.ts";
import { type InputKind, inputKinds } from "./input-kinds.ts";

export type TextFieldProps = Omit<ComponentProps<"input">, "style" | "type" | "children"> &
  FieldTexts & {
    name: string;
    /** Sets type, keyboard, autofill and spell-check. */
    kind?: InputKind;
    /** A small button inside the field, at its end. */
    end?: ReactNode;
    /** Shows the value of a password field. */
    revealed?: boolean;
  };

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  kind = "text",
  end,
  revealed = false,
  className,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional }} id={input.id}>
      {(links) => (
        <div className="relative">
          <input
            {...inputKinds[kind]}
            {...(revealed ? { type: "text" } : {})}
            {...input}
            {...links}
            className={inputClass(end ? `pr-13 ${className ?? ""}` : className)}
          />
          {end ? <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div> : null}
        </div>
      )}
    </FieldFrame>
  );
}
