/** The heading of a page of the club's site. */
export const headingOf = (html: string) => /<h1>([^<]*)<\/h1>/.exec(html)?.[1];

/** The messages at the fields of a form, and above it. */
export const problemsOf = (html: string) =>
  [...html.matchAll(/class="(?:problem|alert)"[^>]*>([^<]*)</g)].map(([, text]) => text);

/** The signed ticket a form carries to its next step. */
export const ticketOf = (html: string) => /name="ticket" value="([^"]*)"/.exec(html)?.[1] ?? "";
