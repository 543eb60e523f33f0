import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { buildIfChanged, freshProgram } from "./prepare/build-if-changed.ts";

// `npm run walk`: brings about every state of the shop and opens all of its pages and the links of all messages
// (docs/testing.md). Ends with 1 when a page is a dead end.
const root = fileURLToPath(new URL("..", import.meta.url));
await buildIfChanged(root, () => console.log("▸ Building what has changed"));
const child = spawn("vitest", ["run", "apps/server/walk"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, ...freshProgram(root), SHOP_WALK: "whole" },
});
const [code] = await once(child, "close");
process.exitCode = code === 0 ? 0 : 1;
