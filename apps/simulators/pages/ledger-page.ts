import { type Html, html } from "./html.ts";
import { layout } from "./layout.ts";

/** Styles of the bank's and the courier's pages. */
export const ledgerStyles = html`<link rel="stylesheet" href="/dev/bank.css">`;

export type Ledger = {
  readonly title: string;
  readonly lead: string;
  /** Text of an empty ledger. */
  readonly empty: string;
  readonly entries: readonly Html[];
};

/** A simulator's ledger, one card for each entry. */
export const ledgerPage = ({ title, lead, empty, entries }: Ledger): Html =>
  layout(
    title,
    html`<main class="bank">
<nav><a href="/dev">Developer pages</a></nav>
<h1>${title}</h1>
<p class="lead">${lead}</p>
${entries.length === 0 ? html`<p class="empty">${empty}</p>` : html`<ol class="cards">${entries}</ol>`}
</main>`,
    ledgerStyles,
  );
