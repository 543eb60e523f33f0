/** The id of the control of a field, so that a summary can lead to it. The record's own code is the field "". */
export const fieldId = (path: string): string =>
  `field-${path.replaceAll(/[^A-Za-z0-9]/g, (letter) => `_${letter.codePointAt(0)?.toString(16)}_`)}`;

/** Moves the focus to a field; false when it is not on the page. */
export function focusField(path: string): boolean {
  const field = document.getElementById(fieldId(path));
  for (let around = field?.closest("details"); around; around = around.parentElement?.closest("details"))
    around.open = true;
  field?.focus();
  field?.scrollIntoView({ block: "center" });
  return field !== null;
}
