import { writeFileSync } from "node:fs";
import { buildSprite, spriteIndex } from "./build-sprite.ts";

// Usage: node kit/web/icons/write-sprite.ts [further paths for icons.svg]
const sprite = buildSprite();
for (const place of [new URL("./icons.svg", import.meta.url), ...process.argv.slice(2)])
  writeFileSync(place, sprite.svg);
writeFileSync(new URL("./sprite-index.ts", import.meta.url), spriteIndex(sprite));
