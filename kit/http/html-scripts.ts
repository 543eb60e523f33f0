/** An inline or linked script as a browser with scripting on would see it. */
export type HtmlScript = {
  /** Lower-case names; the first of two equal names counts; values as written, character references not decoded. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: string;
};

// Elements whose content is text up to their own end tag.
const textElements = new Set(["title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "noscript"]);
const namesWithContent = new Set([...textElements, "script", "plaintext"]);

/**
 * Finds the scripts of a finished HTML document by the HTML standard's rules, so that text which merely looks like a script (in an
 * attribute, a comment, a title, or inside another script) never counts.
 */
export function readScripts(html: string): HtmlScript[] {
  const scripts: HtmlScript[] = [];
  // The fast path: most tags are as renderers write them, and their attributes are irrelevant.
  const plainTag = /<(\/?[a-z][\w-]*)(?: [a-z][\w:-]*(?:="[^"]*")?)*\/?>/iy;
  let at = html.indexOf("<");
  while (at !== -1) {
    plainTag.lastIndex = at;
    const name = plainTag.exec(html)?.[1];
    if (name !== undefined && !namesWithContent.has(name.toLowerCase())) {
      at = html.indexOf("<", plainTag.lastIndex);
      continue;
    }
    const tag = readStartTag(html, at);
    if (!tag) {
      at = html.indexOf("<", afterOtherMarkup(html, at));
      continue;
    }
    if (tag.name === "plaintext") break;
    at = tag.end;
    if (tag.name === "script") {
      const end = scriptEnd(html, tag.end);
      // Without an end tag a browser does not run it.
      if (end === -1) break;
      scripts.push({ attributes: tag.attributes, content: html.slice(tag.end, end) });
      at = end;
    } else if (textElements.has(tag.name)) {
      const end = new RegExp(`</${tag.name}[\\t\\n\\f\\r />]`, "gi");
      end.lastIndex = tag.end;
      const found = end.exec(html);
      if (!found) break;
      at = found.index;
    }
    at = html.indexOf("<", at);
  }
  return scripts;
}

/** The position after a "<" that starts no start tag: a comment, an end tag, a doctype, or just the character. */
function afterOtherMarkup(html: string, at: number): number {
  if (html.startsWith("<!--", at)) {
    // "<!-->" and "<!--->" are whole comments; "--!>" ends one as well.
    const short = /^-?>/.exec(html.slice(at + 4, at + 6));
    if (short) return at + 4 + short[0].length;
    const end = /--!?>/g;
    end.lastIndex = at + 4;
    return end.exec(html) ? end.lastIndex : html.length;
  }
  if (/^<\/[a-z]/i.test(html.slice(at, at + 3))) return readAttributes(html, tagNameEnd(html, at + 2)).end;
  if (/^<[!?/]/.test(html.slice(at, at + 2))) {
    const end = html.indexOf(">", at + 2);
    return end === -1 ? html.length : end + 1;
  }
  return at + 1;
}

function readStartTag(html: string, at: number) {
  if (!/[a-z]/i.test(html.charAt(at + 1))) return null;
  const nameEnd = tagNameEnd(html, at + 1);
  return { name: html.slice(at + 1, nameEnd).toLowerCase(), ...readAttributes(html, nameEnd) };
}

function tagNameEnd(html: string, from: number): number {
  const end = /[\t\n\f\r />]/g;
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

function readAttributes(html: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  // A name may start with "="; a value is quoted, bare, or absent.
  const attribute =
    /[\t\n\f\r /]*(?:(>)|([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|(?!["'])([^\t\n\f\r >]*)))?)/y;
  attribute.lastIndex = from;
  for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
    const [, close, name = "", double, single, bare] = found;
    if (close) return { attributes, end: attribute.lastIndex };
    // An unclosed quote extends to the end of the document.
    const unclosed = /[\t\n\f\r ]*=[\t\n\f\r ]*["']/y;
    unclosed.lastIndex = attribute.lastIndex;
    if ((double ?? single ?? bare) === undefined && unclosed.test(html)) break;
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? "");
  }
  return { attributes, end: html.length };
}

/** The end of a script's text. Inside "<!--" a further "<script" hides the next "</script>", for compatibility with scripts in comments. */
function scriptEnd(html: string, from: number): number {
  const mark = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi;
  mark.lastIndex = from;
  let state: "plain" | "escaped" | "hidden" = "plain";
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    const word = found[0].toLowerCase();
    if (word === "<!--") {
      if (state === "plain") state = "escaped";
      // The two dashes may already belong to "-->".
      mark.lastIndex = found.index + 2;
    } else if (word === "-->") state = "plain";
    else if (word === "<script") state = state === "escaped" ? "hidden" : state;
    else if (state === "hidden") state = "escaped";
    else return found.index;
  }
  return -1;
}
