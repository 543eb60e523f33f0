/** Draws the logo, the marks and every icon into the storefront's public folder: `node scripts/brand/make-brand.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { allWhite, bright, drawFavicon, drawIcon, drawLogo, drawMark, fullColour } from "./draw-logo.ts";
import { wrapAsIco } from "./wrap-as-ico.ts";

const folder = new URL("../../apps/storefront/public/", import.meta.url);
const png = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
const tabIcon = (svg: string, edge: number) =>
  sharp(Buffer.from(svg), { density: 300 }).resize(edge, edge).png({ effort: 10 }).toBuffer();
const save = (name: string, content: string | Buffer) => writeFile(new URL(name, folder), content);

await mkdir(new URL("brand/", folder), { recursive: true });
await save("brand/logo.svg", drawLogo(fullColour));
await save("brand/logo-light.svg", drawLogo(allWhite));
await save("brand/mark.svg", drawMark(fullColour));
await save("brand/mark-light.svg", drawMark(allWhite));
// As pixels: a browser draws an SVG for its tab on the page's own thread, while the page wakes.
await save("favicon-96.png", await tabIcon(drawFavicon(fullColour), 96));
await save("favicon-dark-96.png", await tabIcon(drawFavicon(bright), 96));
await save("favicon.ico", wrapAsIco(await tabIcon(drawFavicon(fullColour), 32), 32));
await save("apple-touch-icon.png", await png(drawIcon(180, 0.74)));
await save("icon-192.png", await png(drawIcon(192, 0.78)));
await save("icon-512.png", await png(drawIcon(512, 0.78)));
await save("icon-maskable-512.png", await png(drawIcon(512, 0.56)));
