import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkTree } from "./boundaries/check-tree.ts";
import type { Exemptions } from "./boundaries/exemptions.ts";
import { readTree } from "./boundaries/read-tree.ts";

const tree = readTree(fileURLToPath(new URL("..", import.meta.url)));
const exemptions: Exemptions = JSON.parse(readFileSync(new URL("boundaries/exemptions.json", import.meta.url), "utf8"));
const violations = checkTree(tree, exemptions);
for (const { path, line, message } of violations) console.error(`${path}:${line} ${message}`);
const exempt = Object.values(exemptions).reduce((sum, { length }) => sum + length, 0);
console.log(`boundaries: ${tree.size} files, ${violations.length} broken rules, ${exempt} exemptions`);
process.exitCode = violations.length === 0 ? 0 : 1;
