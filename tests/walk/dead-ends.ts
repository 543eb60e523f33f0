import type { ReadPage } from "./read-page.ts";

/** A page's path and expected content. */
export type Expected = {
  /** The address it was opened at, after redirects. */
  readonly path: string;
  readonly status: number;
  /** Texts that name the state; one of the headings, or the text beside the first, must contain them. */
  readonly names: RegExp;
};

/** Pages linked everywhere: a link there is no way on. */
const nowhere = new Set(["/", "/contact-us", "/index.html"]);

/** The path a link leads to inside the shop; null for a link to somewhere else. */
function pathOf(href: string, from: string): string | null {
  const base = new URL(from, "http://shop.invalid");
  const url = new URL(href, base);
  if (!/^https?:$/.test(url.protocol) || url.host !== base.host) return null;
  return url.pathname;
}

/** A link or a form that leads to something else than this page, the home page or the contact page. */
export function onwardLinks(page: ReadPage, path: string): string[] {
  const own = pathOf(path, "/");
  const links = page.links.flatMap(({ href, text }) => {
    const to = pathOf(href, path);
    // A link to another site, such as a map or a bank, counts; mail and telephone links do not.
    if (to === null) return /^https:/.test(href) && text !== "" ? [text] : [];
    return to === own || nowhere.has(to) || text === "" ? [] : [text];
  });
  // A form may post to its own page. A site-wide search does not count.
  const forms = page.forms.flatMap(({ submit, action }) => (submit === "" || action === "/plp/search" ? [] : [submit]));
  return [...links, ...forms];
}

/** What makes a page a dead end, as sentences; none when it is none. */
export function pageProblems(page: ReadPage, { path, status, names }: Expected): string[] {
  const problems: string[] = [];
  if (status >= 500 || (status !== 200 && page.headings.length === 0)) problems.push(`answers ${status}`);
  if (!page.hasMain) problems.push("has no main part");
  if (page.headings[0] === undefined) problems.push("has no heading");
  else if (!names.test([page.headline, ...page.headings].join(" · ")))
    problems.push(`no heading matches ${names}: ${[page.headline, ...page.headings].join(" · ").slice(0, 200)}`);
  if (onwardLinks(page, path).length === 0) problems.push("has no way on but home and the contact page");
  return problems;
}
