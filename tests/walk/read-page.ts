import { type HtmlElement, parseHtml, shownElements, textOf } from "./parse-html.ts";

type PageLink = { readonly href: string; readonly text: string };

export type PageForm = {
  readonly method: "get" | "post";
  /** The form's action; the page itself by default. */
  readonly action: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly submit: string;
};

/** The readable text, links and forms of a page before any script has run. */
export type ReadPage = {
  readonly headings: readonly string[];
  /** The first heading with the text beside it, such as a status badge. */
  readonly headline: string;
  readonly links: readonly PageLink[];
  readonly forms: readonly PageForm[];
  /** Buttons that need a script. */
  readonly buttons: readonly string[];
  readonly text: string;
  readonly hasMain: boolean;
};

const headingTags = new Set(["h1", "h2", "h3"]);
const isButton = ({ tag, attributes }: HtmlElement) =>
  tag === "button" || (tag === "input" && attributes.get("type") === "submit");

/** `frame` includes header and footer, where a page has no other links. */
export function readPage(html: string, { frame = false } = {}): ReadPage {
  const root = parseHtml(html);
  const main = [...shownElements(root)].find(({ tag }) => tag === "main") ?? null;
  const shown = [...shownElements(main && !frame ? main : root)];
  const first = shown.find(({ tag }) => tag === "h1") ?? null;
  const forms = shown.filter(({ tag }) => tag === "form");
  const inForms = new Set(forms.flatMap((form) => [...shownElements(form)]));
  return {
    headings: shown.filter(({ tag }) => headingTags.has(tag)).map(textOf),
    headline: first ? textOf(first.parent ?? first) : "",
    links: shown.flatMap((element) => {
      const href = element.tag === "a" ? element.attributes.get("href") : undefined;
      return href === undefined ? [] : [{ href, text: nameOf(element) }];
    }),
    forms: forms.map(formOf),
    buttons: shown.filter((element) => isButton(element) && !inForms.has(element)).map(nameOf),
    text: textOf(main ?? root),
    hasMain: main !== null,
  };
}

const nameOf = (element: HtmlElement): string => element.attributes.get("aria-label") ?? textOf(element);

function formOf(form: HtmlElement): PageForm {
  const inside = [...shownElements(form)];
  const fields: Record<string, string> = {};
  for (const { tag, attributes } of inside) {
    const name = attributes.get("name");
    if (name !== undefined && (tag === "input" || tag === "select" || tag === "textarea")) {
      fields[name] = attributes.get("value") ?? "";
    }
  }
  const submit = inside.find(
    (element) => isButton(element) && (element.attributes.get("type") ?? "submit") === "submit",
  );
  return {
    method: form.attributes.get("method")?.toLowerCase() === "post" ? "post" : "get",
    action: form.attributes.get("action") ?? null,
    fields,
    submit: submit && !submit.attributes.has("disabled") ? nameOf(submit) : "",
  };
}
