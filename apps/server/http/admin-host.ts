import type { IncomingMessage, ServerResponse } from "node:http";

/** What happens to a request on the host it was sent to. */
export type HostReply = "serve" | "toAdmin" | "notFound" | "forbidden";

/** Addresses of the back office: pages and their data, scripts, API, photographs, the former `/desk`, and its GraphiQL. */
const adminPath = /^\/(?:(?:admin|desk)(?:\/|\.data$|$)|dev\/graphiql\/admin$)/;

/** Needed by both: pictures, icons, and the addresses a load balancer asks. */
const sharedPath =
  /^\/(?:(?:img|media|pictures|brand)\/|(?:favicon[\w-]*|apple-touch-icon|icon[\w-]*|icons)\.(?:ico|png|svg)|healthz|readyz)/;

/** The path a router may read out of a spelling with dots, double slashes, escapes or capitals. */
function plainPath(url: string): string {
  const requested = `http://host${url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "")}`;
  let path = URL.canParse(requested) ? new URL(requested).pathname : url;
  for (let times = 0; times < 3 && path.includes("%"); times += 1) {
    try {
      path = decodeURIComponent(path);
    } catch {
      break;
    }
  }
  return path
    .replaceAll("\\", "/")
    .replaceAll(/\/{2,}/g, "/")
    .toLowerCase();
}

const isRead = (method: string | undefined) => method === "GET" || method === "HEAD";

/**
 * Serves the back office and the shop on separate hosts, so that the same-origin policy of browsers separates them
 * (ASVS 3.5.4): a script injected into a page of the shop can neither read from the back office nor write to it.
 */
export function hostRule(adminOrigin: string | null): (request: IncomingMessage) => HostReply {
  if (adminOrigin === null) return () => "serve";
  const adminHost = new URL(adminOrigin).host;
  return ({ url = "/", method, headers }) => {
    const path = plainPath(url);
    const isAdmin = adminPath.test(path);
    if (headers.host?.toLowerCase() !== adminHost) return isAdmin ? "notFound" : "serve";
    if (path === "/") return "toAdmin";
    if (!isAdmin) return sharedPath.test(path) && isRead(method) ? "serve" : "notFound";
    // To a browser both hosts are the same site: requests from pages of the shop carry the back office's SameSite cookie.
    const { origin } = headers;
    return isRead(method) || origin === undefined || origin === adminOrigin ? "serve" : "forbidden";
  };
}

/** Answers a request that this host does not serve. Returns false when the request is to be served. */
export function refusedByHost(
  reply: HostReply,
  response: ServerResponse,
  headers: readonly (readonly [string, string])[],
): boolean {
  if (reply === "serve") return false;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader("cache-control", "no-store");
  response.statusCode = reply === "toAdmin" ? 302 : reply === "forbidden" ? 403 : 404;
  if (reply === "toAdmin") response.setHeader("location", "/admin");
  response.end();
  return true;
}
