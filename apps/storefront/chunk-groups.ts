import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "./app/routes.ts";

/** The part of the bundler's module information used here: static imports. */
type Bundle = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const app = fileURLToPath(new URL("./app/", import.meta.url));
const kit = fileURLToPath(new URL("../../kit/", import.meta.url));
const framework = /node_modules[\\/](?:react|react-dom|react-router|scheduler|zustand)[\\/]|preload-helper/;

const wireCodes = /[\\/]contract[\\/]wire[\\/]/;

/** The page kinds most shoppers see in one visit. */
const browseKinds = {
  landing: ["routes/content/home.tsx", "routes/content/landing-page.tsx"],
  listing: ["routes/search/listing.tsx"],
  product: ["routes/catalogue/product.tsx"],
} as const;

/**
 * Few large chunks instead of many small ones: a small shared chunk compresses badly and costs a request. The shell is one chunk,
 * modules shared by the same page kinds another. No page loads modules that only others need, and lazy modules keep their own
 * chunks.
 */
export function chunkGroups() {
  let placeOf: ((id: string) => Place | null) | null = null;
  // A group includes the imports of its modules, so groups shared by more page kinds have a higher priority.
  const sharedBy = (pages: number) => ({
    debugName: `shared by ${pages}`,
    priority: pages,
    name(id: string, bundle: Bundle) {
      placeOf ??= sortModules(bundle);
      const place = placeOf(id);
      return place?.pages === pages ? place.name : null;
    },
  });
  return [
    { name: "framework", test: framework, priority: 5 },
    sharedBy(everyPage),
    sharedBy(3),
    sharedBy(2),
    sharedBy(1),
  ];
}

/** The chunk of a module, and the number of page kinds that share it; `everyPage` is above that number. */
type Place = { readonly name: string; readonly pages: number };

const everyPage = 4;

function sortModules(bundle: Bundle): (id: string) => Place | null {
  const shell = reachedFrom(["root.tsx", "entry.client.tsx"], bundle);
  const kinds = Object.entries(browseKinds).map(([name, files]) => ({ name, modules: reachedFrom(files, bundle) }));
  const browsed = new Set<string>(Object.values(browseKinds).flat());
  const others = reachedFrom(
    routes.flatMap(routeFiles).filter((file) => !browsed.has(file)),
    bundle,
  );
  return (id) => {
    if (shell.has(id)) return { name: "shell", pages: everyPage };
    const names = kinds.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
    if (names.length === 0) return null;
    if (names.length === 1 && others.has(id)) {
      // A few constants that the product page shares with cart and checkout, which load the browse chunk anyway.
      if (wireCodes.test(id)) return { name: "browse", pages: 3 };
      // Without a group the bundler merges it into the kind's chunk, and other pages then load all of that chunk. They seldom
      // need modules of the product page, but often its kit modules, such as dates.
      return names[0] === "product" && !id.startsWith(kit) ? null : { name: `${names[0]}-too`, pages: 2 };
    }
    // What the product page shares with only one other kind is too small for a chunk of its own.
    if (names.length > 1 && names.includes("product")) return { name: "browse", pages: 3 };
    return { name: names.join("-"), pages: names.length };
  };
}

const routeFiles = ({ file, children = [] }: RouteConfigEntry): string[] => [file, ...children.flatMap(routeFiles)];

/** All static imports of these files, transitively; lazy imports are left out. */
function reachedFrom(files: readonly string[], bundle: Bundle): Set<string> {
  const reached = new Set<string>();
  const waiting = files.map((file) => `${app}${file}`);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(bundle.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
