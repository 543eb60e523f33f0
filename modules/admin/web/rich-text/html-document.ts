import type { JSONContent } from "@tiptap/core";
import { DOMParser, type Node, type Schema } from "@tiptap/pm/model";
import { trustedHtml } from "#kit/web/content/trusted-html.ts";

export const emptyText: JSONContent = { type: "doc", content: [{ type: "paragraph" }] };

/** The elements of a text that the server has sanitized. */
function elementsOf(html: string): HTMLElement {
  // A template's content is inert: nothing in it loads or runs.
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(html);
  const body = document.createElement("div");
  body.append(template.content);
  return body;
}

export const parseHtml = (html: string, schema: Schema): Node => DOMParser.fromSchema(schema).parse(elementsOf(html));

/** The text as the editor takes it. */
export const contentOf = (html: string, schema: Schema): JSONContent => parseHtml(html, schema).toJSON() as JSONContent;

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const inlineCode = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/**
 * What is pasted, as the library can take it. Styles and handlers would be dropped anyway, after the page's policy has complained
 * about each. Without an element the page's default policy would allow the paste, and the library would ask it about every later
 * one too, which it refuses.
 */
export function preparePaste(pasted: string): string {
  const plain = pasted.replace(tags, (tag) => tag.replace(inlineCode, ""));
  return /<[a-z]/i.test(plain.replace(/^(?:\s*<meta [^>]*>)*/i, "")) ? plain : `<span>${plain}</span>`;
}

const known = new Set("P,H2,H3,UL,OL,LI,BLOCKQUOTE,STRONG,B,EM,I,A,IMG,BR,HR,CODE,PRE,S,U,DEL,STRIKE,DIV".split(","));
const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  A: ["href"],
  IMG: ["src", "alt", "width", "height", "loading"],
  DIV: ["data-products"],
  OL: ["start"],
};

/** Whether the editor would drop something of the text, such as a table, a heading of the first level or an id. */
export const losesMarkup = (html: string): boolean =>
  [...elementsOf(html).querySelectorAll("*")].some(
    (element) =>
      !known.has(element.tagName) ||
      (element.tagName === "DIV" && !element.hasAttribute("data-products")) ||
      element.getAttributeNames().some((name) => !keptAttributes[element.tagName]?.includes(name)),
  );
