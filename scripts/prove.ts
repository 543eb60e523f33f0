import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildIfChanged, freshProgram } from "./prepare/build-if-changed.ts";
import { figuresTable, readFigures, readTable, withEarlier } from "./prove/figures.ts";
import { proofFiles, propertySeed } from "./prove/proof-files.ts";

// `npm run prove [-- --write] [-- --share 0.2] [-- a part of a path …]`: runs every test that counts violations, with
// all its attempts or a share of them, one after the other, and prints the figures. `--write` writes them into
// docs/reliability.md; figures of goals that were not measured stay. Property tests use a new seed in every run;
// `--seed` repeats an earlier one. Exits with 1 when a test fails.
const root = fileURLToPath(new URL("..", import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean" }, share: { type: "string", default: "1" }, seed: { type: "string" } },
});

await buildIfChanged(root, () => console.log("▸ Building what has changed"));
const files = proofFiles(root, positionals);
const seed = propertySeed(values.seed, Math.random);
console.log(`▸ ${files.length} test files; property tests draw with --seed ${seed}`);

const folder = mkdtempSync(join(tmpdir(), "prove-"));
const collected = join(folder, "figures");
writeFileSync(collected, "");
const child = spawn("vitest", ["run", "--testTimeout=900000", "--maxWorkers=1", ...files], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    ...freshProgram(root),
    SHOP_PROVE_FILE: collected,
    SHOP_PROVE_SHARE: values.share,
    PROPERTY_SEED: String(seed),
  },
});
const [code] = await once(child, "close");
const figures = readFigures(readFileSync(collected, "utf8"));
rmSync(folder, { recursive: true });
console.log(`\n${figuresTable(figures)}\n\nProperty tests drew with --seed ${seed}.`);
if (values.write) {
  const page = join(root, "docs/reliability.md");
  const [before, old = "", after] = readFileSync(page, "utf8").split(
    /(<!-- figures -->[\s\S]*<!-- end of figures -->)/,
  );
  const table = figuresTable(withEarlier(figures, readTable(old)));
  writeFileSync(page, `${before}<!-- figures -->\n\n${table}\n\n<!-- end of figures -->${after}`);
}
process.exitCode = code === 0 ? 0 : 1;
