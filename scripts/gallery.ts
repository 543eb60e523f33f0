import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { galleryPage } from "../tests/gallery/gallery-page.ts";
import { variants } from "../tests/gallery/looks.ts";
import { scenes } from "../tests/gallery/scenes.ts";
import { buildIfChanged } from "./prepare/build-if-changed.ts";

// `npm run gallery [-- --all] [-- --look 360-en-light] [-- --scene checkout]`: starts a demo shop and takes a
// screenshot of every page and dialog into docs/gallery; `--all` uses every width, language and theme and writes into
// build/gallery. Exits with 1 when a scene could not be shown.
const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: { all: { type: "boolean" }, look: { type: "string" }, scene: { type: "string", default: "" } },
});

const folder = join(root, values.all ? "build/gallery" : "docs/gallery");
const wanted = variants.filter(({ name, kept }) => (values.look ? name === values.look : values.all || kept));
const built = await buildIfChanged(root, () => console.log("Building the storefront …"));
if (built.state === "failed") throw new Error(built.output);
if (!values.look && !values.scene) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const child = spawn("playwright", ["test", "-c", "tests/gallery.config.ts", "--reporter=line"], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    GALLERY_FOLDER: folder,
    GALLERY_LOOKS: wanted.map(({ name }) => name).join(","),
    GALLERY_SCENES: values.scene,
  },
});
const [code] = await once(child, "close");
const pictures = globSync("*/*.webp", { cwd: folder }).sort();
writeFileSync(join(folder, "README.md"), galleryPage(scenes, pictures));
const bytes = pictures.reduce((sum, picture) => sum + statSync(join(folder, picture)).size, 0);
console.log(`${pictures.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB in ${folder}`);
process.exitCode = code;
