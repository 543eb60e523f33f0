import { fileURLToPath } from "node:url";
import { checkTree } from "./boundaries/check-tree.ts";
import { readTree } from "./boundaries/read-tree.ts";

const tree = readTree(fileURLToPath(new URL("..", import.meta.url)));
const violations = checkTree(tree);
for (const { path, line, message } of violations) console.error(`${path}:${line} ${message}`);
console.log(`boundaries: ${tree.size} files, ${violations.length} broken rules`);
process.exitCode = violations.length === 0 ? 0 : 1;
