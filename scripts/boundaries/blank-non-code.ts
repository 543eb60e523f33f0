/**
 * Replaces comments and template literals by blanks, so that import statements inside them are not matched. Line breaks
 * and positions stay. Plain strings stay too: module names are plain strings.
 */
export function blankNonCode(source: string): string {
  const out = [...source];
  const blank = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) if (out[at] !== "\n") out[at] = " ";
  };
  let at = 0;
  let lastSignificant = "";
  while (at < source.length) {
    const here = source.charAt(at);
    const next = source.charAt(at + 1);
    const end = endOfToken(source, at, here, next, lastSignificant);
    if (end === null) {
      if (!/\s/.test(here)) lastSignificant = here;
      at += 1;
      continue;
    }
    if (here === "`" || here === "/") blank(at, end);
    lastSignificant = here;
    at = end;
  }
  return out.join("");
}

/** Where the comment, string, template or regular expression that starts here ends; null for ordinary code. */
function endOfToken(source: string, at: number, here: string, next: string, before: string): number | null {
  if (here === "/" && next === "/") return indexOrEnd(source, "\n", at);
  if (here === "/" && next === "*") return indexOrEnd(source, "*/", at) + 2;
  if (here === "`") return endOfQuoted(source, at, "`", false);
  if (here === '"' || here === "'") return endOfQuoted(source, at, here, true);
  const mayBeginRegex = before === "" || "(,=:[!&|?{};>".includes(before);
  if (here === "/" && mayBeginRegex) return endOfRegex(source, at);
  return null;
}

const indexOrEnd = (source: string, wanted: string, from: number): number => {
  const found = source.indexOf(wanted, from);
  return found === -1 ? source.length : found;
};

/** A quote that is still open at the end of its line was an apostrophe in the text of a page. */
function endOfQuoted(source: string, start: number, quote: string, oneLine: boolean): number {
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === "\\") at += 1;
    else if (character === quote) return at + 1;
    else if (character === "\n" && oneLine) return start + 1;
  }
  return oneLine ? start + 1 : source.length;
}

function endOfRegex(source: string, start: number): number | null {
  let inClass = false;
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === "\n") return null;
    if (character === "\\") at += 1;
    else if (character === "[") inClass = true;
    else if (character === "]") inClass = false;
    else if (character === "/" && !inClass) return at + 1;
  }
  return null;
}
