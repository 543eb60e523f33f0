/**
 * Replaces placeholders: "Hello {name}". An empty value takes the space after it along. A placeholder without a value is a programming
 * error and throws.
 */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}( ?)/g, (_, name: string, space: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the text "${sentence}" needs a value for "${name}"`);
    return value === "" ? "" : `${value}${space}`;
  });
}
