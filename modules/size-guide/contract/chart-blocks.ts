/** A part of a chart. What the editor has no form for stays as HTML. */
export type ChartBlock =
  | { readonly kind: "heading"; readonly level: 2 | 3 | 4; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly caption: string; readonly rows: readonly TableRow[] }
  | { readonly kind: "html"; readonly html: string };

/** The first row of a table holds the names of its columns, the first cell of a row its size. */
export type TableRow = readonly string[];

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const unescaped = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

function blockHtml(block: ChartBlock): string {
  if (block.kind === "html") return block.html;
  if (block.kind === "heading") return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
  if (block.kind === "text") return `<p>${escaped(block.text)}</p>`;
  if (block.kind === "list") {
    const tag = block.ordered ? "ol" : "ul";
    return `<${tag}>${block.items.map((item) => `<li>${escaped(item)}</li>`).join("")}</${tag}>`;
  }
  const [head = [], ...body] = block.rows;
  const columns = head.map((name) => headerHtml("col", name)).join("");
  const rows = body.map(([size = "", ...cells]) => {
    const rest = cells.map((cell) => `<td>${escaped(cell)}</td>`).join("");
    return `<tr>${headerHtml("row", size)}${rest}</tr>`;
  });
  const caption = block.caption === "" ? "" : `<caption>${escaped(block.caption)}</caption>`;
  return `<table>${caption}<thead><tr>${columns}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** An empty cell is no header: it would name nothing. */
const headerHtml = (scope: "row" | "col", text: string): string =>
  text === "" ? "<td></td>" : `<th scope="${scope}">${escaped(text)}</th>`;

export const chartHtml = (blocks: readonly ChartBlock[]): string => blocks.map(blockHtml).join("");

/** The parts of a cleaned chart. Nothing is lost: a part that would be written differently stays as HTML. */
export const chartBlocks = (html: string): ChartBlock[] =>
  topLevelParts(html.replaceAll(/>\s+</g, "><")).map((part) => {
    const block = blockOf(part);
    return block !== null && blockHtml(block) === part ? block : { kind: "html", html: part };
  });

/** The elements that stand side by side, and texts between them. */
function topLevelParts(html: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  const cut = (end: number) => {
    const part = html.slice(start, end).trim();
    if (part !== "") parts.push(part);
    start = end;
  };
  for (const tag of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/gi)) {
    const name = (tag[2] ?? "").toLowerCase();
    if (name === "br" || name === "col") continue;
    if (tag[1] === "") {
      if (depth === 0) cut(tag.index);
      depth += 1;
    } else {
      depth = Math.max(0, depth - 1);
      if (depth === 0) cut(tag.index + tag[0].length);
    }
  }
  cut(html.length);
  return parts;
}

function blockOf(part: string): ChartBlock | null {
  const [, name = "", inner = ""] = /^<([a-z0-9]+)>([\s\S]*)<\/\1>$/.exec(part) ?? [];
  if (name === "p") return { kind: "text", text: unescaped(inner) };
  if (name === "h2" || name === "h3" || name === "h4")
    return { kind: "heading", level: Number(name[1]) as 2 | 3 | 4, text: unescaped(inner) };
  if (name === "ol" || name === "ul") return { kind: "list", ordered: name === "ol", items: textsOf(inner, "li") };
  if (name !== "table") return null;
  const [caption = ""] = textsOf(inner, "caption");
  const rows = [...inner.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = ""]) => textsOf(row, "t[hd]"));
  return { kind: "table", caption, rows };
}

const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<(${tag})(?: [^>]*)?>([\\s\\S]*?)</\\1>`, "g"))].map(([, , text = ""]) =>
    unescaped(text),
  );

/** A chart without the headings, texts and entries of lists that nobody has filled in yet. */
export const withoutEmptyLines = (html: string): string => html.replaceAll(/<(p|li|h[234])>\s*<\/\1>/g, "");

const allowedTags = new Set(
  "h2 h3 h4 p br strong em ul ol li table caption colgroup col thead tbody tfoot tr th td".split(" "),
);

/** A chart that was not cleaned by the server yet, safe to show: tags of charts without their attributes, and no others. */
export const shownChart = (html: string): string =>
  withoutEmptyLines(html).replaceAll(/<[^>]*>?/g, (tag) => {
    const [, end = "", name = ""] = /^<(\/?)([a-z0-9]+)\b[^>]*>$/i.exec(tag) ?? [];
    const plain = name.toLowerCase();
    const scope = /^<th[^>]* scope="(row|col)"/i.exec(tag)?.[1];
    return allowedTags.has(plain) ? `<${end}${plain}${scope ? ` scope="${scope}"` : ""}>` : "";
  });
