import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const modules = globSync("modules/*/module.json", { cwd: root }).map(dirname).toSorted();

const mostLines = 25;

function operationsOf(module: string): string[] {
  return globSync(`${module}/server/operations/*.ts`, { cwd: root })
    .map((file) => basename(file, ".ts"))
    .filter((name) => !name.includes("."));
}

/** Tables the migrations leave behind: those created and not dropped. */
function tablesOf(module: string): string[] {
  const sql = globSync(`${module}/server/migrations/*.sql`, { cwd: root })
    .toSorted()
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  const named = (verb: string) =>
    [...sql.matchAll(new RegExp(`${verb} table (?:if (?:not )?exists )?([a-z_]+\\.[a-z_]+)`, "gi"))].map(
      ([, name]) => name ?? "",
    );
  const dropped = new Set(named("drop"));
  return [...new Set(named("create"))].filter((name) => !dropped.has(name));
}

test("22-08 a module's README has at most 25 lines and names each of its operations and tables", () => {
  expect(modules.length).toBeGreaterThan(20);
  const problems = modules.flatMap((module) => {
    const path = join(root, module, "README.md");
    if (!existsSync(path)) return [`${module} has no README.md`];
    const text = readFileSync(path, "utf8");
    const lines = text.trimEnd().split("\n").length;
    const missing = [...operationsOf(module), ...tablesOf(module)].filter((name) => !text.includes(`\`${name}\``));
    return [
      ...(lines > mostLines ? [`${module}/README.md has ${lines} lines`] : []),
      ...missing.map((name) => `${module}/README.md does not name ${name}`),
    ];
  });
  expect(problems).toEqual([]);
});

test("22-08 operations and tables are found in the modules' folders", () => {
  expect(operationsOf("modules/cart")).toContain("addToCart");
  expect(tablesOf("modules/cart")).toContain("cart.line");
});
