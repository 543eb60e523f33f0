/**
 * Repeats input that happened before hydration. React leaves the DOM value of a field, but its state does not have it, and the
 * next render would reset it. Each field is reset to its state's value and then changed as the visitor did.
 */
export function replayEarlyTouches(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("main input")) {
    const { checked, defaultChecked, value, defaultValue } = field;
    if (checked !== defaultChecked && (checked || field.type === "checkbox")) {
      field.checked = defaultChecked;
      field.click();
    }
    // Input types without a selection, such as e-mail, are uncontrolled.
    if (value !== defaultValue && field.selectionStart !== null) {
      field.value = defaultValue;
      field.setRangeText(value, 0, defaultValue.length, "end");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
