import { useState } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "kind" | "end"> & {
  kind: "current-password" | "new-password" | "pin";
  showLabel: string;
  concealLabel: string;
};

/** A password that can be shown before sending. Pasting is always allowed. */
export function PasswordField({ showLabel, concealLabel, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...field}
      revealed={visible}
      end={
        <IconButton
          icon={visible ? "eye-off" : "eye"}
          label={visible ? concealLabel : showLabel}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
