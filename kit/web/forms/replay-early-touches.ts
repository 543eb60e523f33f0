/**
 * Does again what was pressed or typed before the script of a page was alive. React leaves in a field what it finds there, but the
 * page knows nothing of it, and the next drawing would take it back. Each field is put where the page believes it is, and then
 * touched the way the visitor did.
 */
export function replayEarlyTouches(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("main input")) {
    const { checked, defaultChecked, value, defaultValue } = field;
    if (checked !== defaultChecked && (checked || field.type === "checkbox")) {
      field.checked = defaultChecked;
      field.click();
    }
    // Kinds without a caret, such as e-mail, belong to no page's state.
    if (value !== defaultValue && field.selectionStart !== null) {
      field.value = defaultValue;
      field.setRangeText(value, 0, defaultValue.length, "end");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
