import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What the bundler tells of a module; only its static imports matter here. */
type Bundle = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const app = fileURLToPath(new URL("./app/", import.meta.url));
const kit = fileURLToPath(new URL("../../kit/", import.meta.url));
const framework = /node_modules[\\/](?:react|react-dom|react-router|scheduler|zustand)[\\/]|preload-helper/;

const wireCodes = /[\\/]contract[\\/]wire[\\/]/;

/** The kinds of page most shoppers see in one visit. */
const browseKinds = {
  landing: ["routes/content/home.tsx", "routes/content/landing-page.tsx"],
  listing: ["routes/search/listing.tsx"],
  product: ["routes/catalogue/product.tsx"],
} as const;

/**
 * Few larger files instead of many small ones: a shared file of a few lines compresses badly and costs a request.
 * What stands around every page comes in one file, what the same kinds of page show in another. No page loads what
 * only others need, and what is loaded on demand stays on its own.
 */
export function chunkGroups() {
  let placeOf: ((id: string) => Place | null) | null = null;
  // A group takes along what its modules import: those that more pages lean on are made first.
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

/** The file a module belongs into, and how many kinds of page lean on that file; `everyPage` is more than any kind. */
type Place = { readonly name: string; readonly pages: number };

const everyPage = 4;

function sortModules(bundle: Bundle): (id: string) => Place | null {
  const shell = reachedFrom(["root.tsx", "entry.client.tsx"], bundle);
  const kinds = Object.entries(browseKinds).map(([name, files]) => ({ name, modules: reachedFrom(files, bundle) }));
  const browsed = new Set<string>(Object.values(browseKinds).flat());
  const others = reachedFrom(
    globSync("routes/**/*.tsx", { cwd: app }).filter((file) => !browsed.has(file)),
    bundle,
  );
  return (id) => {
    if (shell.has(id)) return { name: "shell", pages: everyPage };
    const names = kinds.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
    if (names.length === 0) return null;
    if (names.length === 1 && others.has(id)) {
      // A few constants that the product's page shares with cart and checkout: these load the file of all kinds anyway.
      if (wireCodes.test(id)) return { name: "browse", pages: 3 };
      // Left alone, the kind's own file takes it along, and pages of no kind load all of that file. Pages do so of a
      // product's only little, and seldom; but what the kit has for it, such as days, they need often.
      return names[0] === "product" && !id.startsWith(kit) ? null : { name: `${names[0]}-too`, pages: 2 };
    }
    // What the product's page has in common with only one of the others is too little for a file of its own.
    if (names.length > 1 && names.includes("product")) return { name: "browse", pages: 3 };
    return { name: names.join("-"), pages: names.length };
  };
}

/** Everything these files import, and what that imports, without what is loaded on demand. */
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
