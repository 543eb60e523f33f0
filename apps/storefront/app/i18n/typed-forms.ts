/** Typed values by field name and index among the fields of that name; booleans for checkboxes. */
export type TypedForms = Readonly<Record<string, string | boolean>>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Secrets are never stored and files cannot be; buttons and hidden fields hold no typed values. */
const leftOut = new Set(["password", "hidden", "file", "submit", "button", "reset", "image"]);

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

function fieldsIn(page: ParentNode): Map<string, Field> {
  const found = new Map<string, Field>();
  const count = new Map<string, number>();
  for (const field of page.querySelectorAll<Field>("input, textarea, select")) {
    const name = isToggle(field) ? `${field.name}=${field.value}` : field.name;
    if (field.name === "" || leftOut.has(field.type)) continue;
    const nth = count.get(name) ?? 0;
    count.set(name, nth + 1);
    found.set(`${name} ${nth}`, field);
  }
  return found;
}

const isChanged = (field: Field): boolean => {
  if (isToggle(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  return field.value !== field.defaultValue;
};

/** All typed and ticked values of the page. */
export function readTypedForms(page: ParentNode): TypedForms {
  const typed = [...fieldsIn(page)].filter(([, field]) => isChanged(field));
  return Object.fromEntries(typed.map(([key, field]) => [key, isToggle(field) ? field.checked : field.value]));
}

/** Restores the values whose fields exist; returns the others. */
export function writeTypedForms(page: ParentNode, typed: TypedForms): TypedForms {
  const fields = fieldsIn(page);
  const missing: Record<string, string | boolean> = {};
  for (const [key, value] of Object.entries(typed)) {
    const field = fields.get(key);
    if (field) fill(field, value);
    else missing[key] = value;
  }
  return missing;
}

/** React listens to clicks, and to values set through the native setter. */
function fill(field: Field, value: string | boolean): void {
  if (isToggle(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  if (typeof value !== "string" || field.value === value) return;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  setter?.call(field, value);
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}
