import { writeFileSync } from "node:fs";
import { drawMap } from "./draw-map.ts";

// Run `node scripts/map/write-map.ts` after a change of the outlines; the drawing is committed.
writeFileSync(new URL("../../modules/stores/web/map/indonesia.svg", import.meta.url), drawMap());
