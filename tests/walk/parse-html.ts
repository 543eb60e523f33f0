/** One element of a parsed page. */
export type HtmlElement = {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (HtmlElement | string)[];
  readonly parent: HtmlElement | null;
};

const voidTags = new Set(
  "area base br col embed hr img input link meta param source track wbr path circle rect line".split(" "),
);
const rawTags = new Set(["script", "style", "textarea", "title"]);
const tagPattern = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attributePattern = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const entities: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: "<", gt: ">", amp: "&", nbsp: " " };

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", double, single, bare] of text.matchAll(attributePattern)) {
    found.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ""));
  }
  return found;
}

/**
 * Reads HTML as our server writes it: every element that is opened is closed. An end tag without its start is skipped, so
 * that one slip in an editor's text does not lose the rest of the page.
 */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: "", attributes: new Map(), children: [], parent: null };
  let open = root;
  let at = 0;
  tagPattern.lastIndex = 0;
  for (let match = tagPattern.exec(html); match !== null; match = tagPattern.exec(html)) {
    const [whole, slash, name, rest = ""] = match;
    if (match.index > at) open.children.push(decodeEntities(html.slice(at, match.index)));
    at = match.index + whole.length;
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (slash === "/") {
      open = closed(open, tag);
      continue;
    }
    const element: HtmlElement = { tag, attributes: attributesOf(rest), children: [], parent: open };
    open.children.push(element);
    if (rawTags.has(tag)) {
      const end = html.toLowerCase().indexOf(`</${tag}`, at);
      element.children.push(decodeEntities(html.slice(at, end === -1 ? html.length : end)));
      at = end === -1 ? html.length : html.indexOf(">", end) + 1;
      tagPattern.lastIndex = at;
    } else if (!voidTags.has(tag) && !rest.endsWith("/")) open = element;
  }
  if (at < html.length) open.children.push(decodeEntities(html.slice(at)));
  return root;
}

function closed(open: HtmlElement, tag: string): HtmlElement {
  for (let one: HtmlElement | null = open; one !== null; one = one.parent) {
    if (one.tag === tag) return one.parent ?? one;
  }
  return open;
}

/** Elements hidden without script: templates, parts that wait for a script, and hidden ones. */
const isHidden = ({ tag, attributes }: HtmlElement): boolean =>
  tag === "template" ||
  tag === "script" ||
  tag === "style" ||
  attributes.has("hidden") ||
  attributes.has("inert") ||
  (tag === "dialog" && !attributes.has("open"));

/** Every shown element below one, in the order of the page. */
export function* shownElements(root: HtmlElement): Generator<HtmlElement> {
  for (const child of root.children) {
    if (typeof child === "string" || isHidden(child)) continue;
    yield child;
    yield* shownElements(child);
  }
}

/** The visible text of an element; an image counts with its alternative text. */
export function textOf(element: HtmlElement): string {
  const parts = element.children.map((child) => {
    if (typeof child === "string") return child;
    if (isHidden(child)) return "";
    return child.tag === "img" ? (child.attributes.get("alt") ?? "") : ` ${textOf(child)} `;
  });
  return parts.join("").replace(/\s+/g, " ").trim();
}
