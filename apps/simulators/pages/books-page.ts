import { type Html, html } from "./html.ts";
import { layout } from "./layout.ts";

/** What the pages of bank and courier look like. */
export const booksLook = html`<link rel="stylesheet" href="/dev/bank.css">`;

export type Books = {
  readonly title: string;
  readonly lead: string;
  /** What the page says while nothing is written in them. */
  readonly empty: string;
  readonly entries: readonly Html[];
};

/** The books a simulator keeps, one card for each entry. */
export const booksPage = ({ title, lead, empty, entries }: Books): Html =>
  layout(
    title,
    html`<main class="bank">
<nav><a href="/dev">Developer doors</a></nav>
<h1>${title}</h1>
<p class="lead">${lead}</p>
${entries.length === 0 ? html`<p class="empty">${empty}</p>` : html`<ol class="cards">${entries}</ol>`}
</main>`,
    booksLook,
  );
