/** Writes text to the clipboard; false when the browser refuses. */
export async function copyText(clipboard: Pick<Clipboard, "writeText"> | undefined, text: string): Promise<boolean> {
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    // Refused by permission or focus: the visitor can still select the text by hand.
    return false;
  }
}
