import { type OpenedPage, openBrowser } from "./browser.ts";
import { inTurns } from "./stage-scenes.ts";

/** Results by viewer and link: equal links are followed once. */
export type FollowedLinks = Map<string, Promise<number>>;

type Walk = { readonly address: string; readonly followed: FollowedLinks };

/** Checks that every link leads to an existing page and every form to a route; returns the problems. */
export async function checkLinks(walk: Walk, opened: OpenedPage, cookie: string): Promise<string[]> {
  const base = new URL(opened.path, walk.address);
  const targets = new Set<string>();
  for (const { href } of opened.page.links) {
    const url = new URL(href, base);
    url.hash = "";
    // A missing page that offers itself in another language is judged already.
    const isItself = opened.status >= 400 && url.pathname === base.pathname;
    if (url.origin === base.origin && !isItself) targets.add(url.pathname + url.search);
  }
  for (const { method, action } of opened.page.forms) if (method === "get" && action !== null) targets.add(action);
  // A few at a time: a listing has a hundred links, and a burst would be shed.
  const answers = await inTurns([...targets], async (path) => ({ path, status: await follow(walk, path, cookie) }));
  return answers.flatMap(({ path, status }) => (status < 400 ? [] : [`links to ${path}, which answers ${status}`]));
}

/** Pages that depend on the viewer. */
const personal = /^\/(?:account|order|checkout|payment|pay-callback|shop-cart|admin)(?:[/?]|$)/;

function follow(walk: Walk, path: string, visitor: string): Promise<number> {
  // A product's existence does not depend on the viewer.
  const cookie = personal.test(path) ? visitor : "";
  const key = `${cookie} ${path}`;
  const known = walk.followed.get(key);
  if (known) return known;
  const answer = openBrowser(walk.address, "h5", cookie)
    .open(path)
    .then(({ status }) => status);
  walk.followed.set(key, answer);
  return answer;
}
