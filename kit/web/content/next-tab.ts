/** The tab an arrow key selects, wrapping around; null for other keys. */
export function nextTab(keys: readonly string[], current: string, pressed: string): string | null {
  const at = keys.indexOf(current);
  const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[pressed];
  if (step === undefined || keys.length === 0) return null;
  return keys.at(step % keys.length) ?? null;
}
