import type { FocusEvent } from "react";

/** The properties `useCheckedForm` gives each field (kit/web/forms/use-checked-form.ts). */
export type FieldOf = (name: string) => {
  name: string;
  error: string | null;
  onChange: () => void;
  onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => void;
};
