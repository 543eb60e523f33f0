import type { Place } from "./place.ts";

type Edge = { readonly from: Place; readonly to: Place; readonly typeOnly: boolean };

/** A direction that imports of ours must not take, and why. */
type ImportRule = { readonly broken: (edge: Edge) => boolean; readonly because: string };

const isModule = (place: Place, half?: Place["half"]) =>
  place.area === "modules" && (half === undefined || place.half === half);
const isApp = (place: Place, name: string) => place.area === "apps" && place.name === name;
const isKit = (place: Place, ...parts: readonly string[]) => place.area === "kit" && parts.includes(place.name);
const sameModule = ({ from, to }: Edge) => from.area === "modules" && to.area === "modules" && from.name === to.name;
/** What is sent to a browser: a module's parts for shoppers, and its screens in the back office. */
const isScreen = (place: Place) => isModule(place, "web") || isModule(place, "admin");
/** Vendors that are spoken to from the page itself. */
const isBrowserAdapter = (place: Place) => place.area === "adapters" && place.name.startsWith("browser-");
const isServerIndex = (place: Place) => place.rest === "index.ts" || place.rest.startsWith("ports/");

/** Draws the demo shop's pictures with the shop's own logo on them, which scripts/brand draws. */
const isRenderer = (place: Place) => place.area === "demo" && place.name === "pictures";

/** In the order in which they are tried: the first broken one is reported for an import. */
export const importRules: readonly ImportRule[] = [
  {
    broken: ({ from, to }) => to.area === "demo" && from.area !== "demo",
    because: "a merchant deletes demo/: apps/server/seed/load-demo.ts alone loads it, by its address",
  },
  {
    broken: ({ from, to }) => from.area !== "tools" && to.area === "tools" && !isRenderer(from),
    because: "what ships must not lean on scripts, benchmarks or browser tests",
  },
  {
    broken: ({ from, to }) => from.area === "kit" && to.area !== "kit",
    because: "kit holds foundations without shop words, so it knows nothing above it",
  },
  {
    broken: ({ from, to }) => isApp(from, "club") && to.area !== "kit" && !isApp(to, "club"),
    because: "the club is a service of its own: it uses only kit, and the shop knows it over its endpoint",
  },
  {
    broken: ({ from, to }) => to.area === "apps" && !["apps", "tools", "demo"].includes(from.area),
    because: "apps only wire and start: what others need belongs into a module or into kit",
  },
  {
    broken: ({ from, to }) =>
      from.area === "apps" && to.area === "apps" && from.name !== to.name && from.name !== "server",
    because: "each app stands alone; only the server puts them together",
  },
  {
    broken: ({ from, to }) =>
      (isApp(from, "storefront") || isApp(from, "admin")) &&
      ((to.area === "adapters" && !isBrowserAdapter(to)) || isModule(to, "server") || isKit(to, "postgres")),
    because: "pages reach data through GraphQL only, and server code must never slip into the browser",
  },
  {
    broken: ({ from, to }) => isApp(from, "server") && isScreen(to),
    because: "the server process answers requests; components belong to the storefront's build",
  },
  {
    broken: ({ from, to }) => (isModule(from, "web") || isApp(from, "storefront")) && isModule(to, "admin"),
    because: "shoppers load nothing of the back office",
  },
  {
    broken: ({ from, to }) => isScreen(from) && isModule(to, "server"),
    because: "web speaks to server through GraphQL only: server code must never slip into the browser",
  },
  {
    broken: ({ from, to }) => isModule(from, "server") && isScreen(to),
    because: "server must not know how things look",
  },
  {
    broken: ({ from, to }) => isModule(from, "contract") && isModule(to) && to.half !== "contract",
    because: "contract holds words that both halves share, so it depends on neither half",
  },
  {
    broken: ({ from, to }) => isModule(from, "contract") && to.area === "kit" && to.name !== "core" && !from.isTest,
    because: "contract runs everywhere: no React, no GraphQL, no input or output",
  },
  {
    broken: (edge) =>
      isScreen(edge.from) &&
      !edge.from.isTest &&
      !edge.typeOnly &&
      (isKit(edge.to, "postgres", "http", "telemetry", "testing") ||
        (isKit(edge.to, "graphql") && edge.to.rest !== "" && edge.to.path !== "kit/graphql/client.ts")),
    because: "this part of kit runs on the server only, and web is sent to the browser",
  },
  {
    broken: ({ from, to }) => isModule(from) && to.area === "adapters",
    because: "a module names its need as a port and never knows the vendor behind it",
  },
  {
    broken: ({ from, to }) => from.area === "adapters" && to.area === "adapters" && from.name !== to.name,
    because: "each adapter can be replaced alone",
  },
  {
    broken: ({ from, to }) =>
      from.area === "adapters" &&
      isModule(to) &&
      to.half !== "contract" &&
      !(to.half === "server" && to.rest.startsWith("ports/")),
    because: "an adapter knows a module's ports and words, not its insides",
  },
  {
    broken: ({ from, to }) => isBrowserAdapter(from) && isModule(to, "server") && !from.isTest,
    because: "it runs in the browser: its port stands in the module's contract",
  },
  {
    broken: (edge) =>
      isModule(edge.from) &&
      isModule(edge.to, "server") &&
      !sameModule(edge) &&
      !isServerIndex(edge.to) &&
      !edge.from.isTest,
    because: "other modules enter through server/index.ts only, so that the inside stays free to change",
  },
];

/**
 * The parts of kit; each may import only those to its left. `testing` may import all of them, and only tests import it.
 */
export const kitOrder = ["core", "cache", "postgres", "graphql", "http", "telemetry", "images", "pdf", "web"] as const;

const rankOf = ({ name }: Place): number => {
  const rank = (kitOrder as readonly string[]).indexOf(name);
  return rank === -1 ? kitOrder.length : rank;
};

/** True for an import inside kit that goes to the right. */
export const againstKitOrder = (from: Place, to: Place): boolean =>
  from.area === "kit" && to.area === "kit" && !from.isTest && rankOf(to) > rankOf(from);

/** Packages that tie a module's contract to the server or the browser. */
export const notInContract = /^(node:|react|graphql|fastify|kysely|pg$|pino|@react-router)/;
