import { writeFileSync } from "node:fs";
import { buildSprite, spriteCode } from "./build-sprite.ts";

// Usage: node kit/web/icons/write-sprite.ts [further paths for icons.svg]
const sprite = buildSprite();
for (const place of [new URL("./icons.svg", import.meta.url), ...process.argv.slice(2)])
  writeFileSync(place, sprite.svg);
for (const [file, code] of Object.entries(spriteCode(sprite))) writeFileSync(new URL(file, import.meta.url), code);
