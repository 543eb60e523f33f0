import type { FocusEvent } from "react";

/** What a checked form gives each of its fields (kit/web/forms/use-checked-form.ts). */
export type FieldOf = (name: string) => {
  name: string;
  error: string | null;
  onChange: () => void;
  onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => void;
};
