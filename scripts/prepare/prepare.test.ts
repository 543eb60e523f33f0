import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildIfChanged } from "./build-if-changed.ts";
import { contentHash } from "./content-hash.ts";
import { portProblem } from "./port-problem.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "prepare-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test("the hash follows names and contents, and neither dates nor ignored files", () => {
  const hash = () => contentHash(root, ["app/**/*"], /\.gen\.ts$/);
  put("app/a.ts", "1");
  const first = hash();
  put("app/a.gen.ts", "made");
  utimesSync(join(root, "app/a.ts"), 1, 1);
  expect(hash()).toBe(first);
  put("app/a.ts", "2");
  const changed = hash();
  expect(changed).not.toBe(first);
  put("app/b.ts", "2");
  expect(hash()).not.toBe(changed);
});

/** A small project whose build only writes down that it ran. */
function smallProject(build: string): void {
  put("package.json", JSON.stringify({ type: "module", scripts: { build } }));
  put("package-lock.json", "{}");
  put(
    "scripts/generate.ts",
    'import { writeFileSync } from "node:fs"; writeFileSync("apps/storefront/icons.svg", "made");',
  );
  put("apps/storefront/app/root.tsx", "one");
}

test("the storefront is built once, and again only when something it reads has changed", async () => {
  smallProject("sh build.sh");
  put(
    "build.sh",
    'echo "$1" >> built; mkdir -p build/client build/server build/admin/server build/program; touch build/server/index.js build/admin/server/index.js build/scripts.json build/program/main.js',
  );
  const build = () => buildIfChanged(root, () => {});
  const built = () => readFileSync(join(root, "built"), "utf8").split("\n").length - 1;
  expect(await build()).toEqual({ state: "built" });
  expect(await build()).toEqual({ state: "fresh" });
  put("modules/cart/server/rule.test.ts", "the build does not read this");
  put("apps/storefront/app/root.test.tsx", "nor this");
  expect(await build()).toEqual({ state: "fresh" });
  put("modules/cart/web/cart.tsx", "it reads this");
  expect(await build()).toEqual({ state: "built" });
  expect(built()).toBe(2);
  put("modules/cart/server/rule.ts", "of this only the server's program is made");
  expect(await build()).toEqual({ state: "built" });
  expect(await build()).toEqual({ state: "fresh" });
  expect(readFileSync(join(root, "built"), "utf8")).toMatch(/\n--program\n$/);
  rmSync(join(root, "build/server/index.js"));
  expect(await build()).toEqual({ state: "built" });
});

test("a failed build shows its output and is repeated", async () => {
  smallProject("echo the reason && exit 3");
  expect(await buildIfChanged(root, () => {})).toEqual({ state: "failed", output: "the reason\n" });
  expect((await buildIfChanged(root, () => {})).state).toBe("failed");
});

test("a taken port is named with another one to try; a free one and an impossible one are left to the shop", async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  const sentence = `Port ${port} is in use: stop the program that uses it, or take another one, for example PORT=${port + 1} npm start`;
  expect(await portProblem(root, { PORT: String(port) })).toBe(sentence);
  put(".env", `PORT=${port}\n`);
  expect(await portProblem(root, {})).toBe(sentence);
  await new Promise((resolve) => server.close(resolve));
  expect(await portProblem(root, {})).toBeNull();
  expect(await portProblem(root, { PORT: "many" })).toBeNull();
});
