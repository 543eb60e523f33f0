import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { messageKey } from "#kit/web/i18n/message-key.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The text files of an app, as globs from the root of the repository, and the base path it is served below. */
type TextFiles = { readonly files: readonly string[]; readonly except?: RegExp; readonly base: string };

/** All text files: `cart/id-ID` → its minified JSON. */
function readTexts({ files, except }: TextFiles): Map<string, string> {
  const found = globSync([...files], { cwd: root })
    .filter((file) => !except?.test(file))
    .sort();
  return new Map(
    found.map((file) => [messageKey(file), JSON.stringify(JSON.parse(readFileSync(join(root, file), "utf8")))]),
  );
}

/**
 * Texts are static files below one content-hashed path. The script contains only that path; a list of all modules in all languages
 * would grow with every module, on every page.
 */
export function textFiles(own: TextFiles): Plugin {
  const texts = readTexts(own);
  const version = createHash("sha256")
    .update([...texts].flat().join("\\n"))
    .digest("hex")
    .slice(0, 10);
  const folder = `assets/texts-${version}`;
  return {
    name: "text-files",
    config: () => ({ define: { "import.meta.env.TEXT_FILES": JSON.stringify(`${own.base}${folder}`) } }),
    configureServer({ middlewares }) {
      middlewares.use(`${own.base}${folder}`, (request, response, next) => {
        const text = readTexts(own).get((request.url ?? "").slice(1).replace(/\.json$/, ""));
        if (text === undefined) return next();
        response.setHeader("content-type", "application/json");
        response.end(text);
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [key, source] of texts) this.emitFile({ type: "asset", fileName: `${folder}/${key}.json`, source });
    },
  };
}
