/** Puts values into a sentence: "Hello {name}". A blank without a value is a mistake in our texts and throws. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the text "${sentence}" needs a value for "${name}"`);
    return value;
  });
}
