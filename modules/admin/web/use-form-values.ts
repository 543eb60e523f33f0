import { type RefObject, useEffect, useRef } from "react";

/**
 * For a form of filters whose values stand in the address: writes them into its fields when the address changes. The fields stay
 * mounted, so that the focus is not lost, and input from before the first render on the client stays.
 */
export function useFormValues(values: Readonly<Record<string, string>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const wanted = JSON.stringify(values);
  const shown = useRef(wanted);
  useEffect(() => {
    if (shown.current === wanted) return;
    shown.current = wanted;
    for (const [name, value] of Object.entries(JSON.parse(wanted) as Record<string, string>)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [wanted]);
  return form;
}
