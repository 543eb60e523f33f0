import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { type Component, licenceList, licencesOf } from "./sbom/licences.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const run = (script: string, env: Record<string, string> = {}) =>
  new Promise<{ code: number | null; printed: string }>((resolve) => {
    const options = { cwd: root, env: { ...process.env, ...env } };
    const child = execFile(process.execPath, [`${root}scripts/${script}`], options, (_problem, out, complaint) =>
      resolve({ code: child.exitCode, printed: out + complaint }),
    );
  });

test("2B-13 npm run sbom lists every package that runs in production, each with a licence", async () => {
  const { code, printed } = await run("sbom.ts");
  expect([code, printed]).toEqual([0, expect.stringContaining("build/sbom.cdx.json")]);
  const sbom = JSON.parse(readFileSync(`${root}build/sbom.cdx.json`, "utf8")) as {
    bomFormat: string;
    components: (Component & { purl: string })[];
  };
  const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  expect(sbom.bomFormat).toBe("CycloneDX");
  const named = new Set(sbom.components.map(({ name }) => name));
  expect(Object.keys(dependencies).filter((name) => !named.has(name))).toEqual([]);
  expect(["vitest", "vite", "@playwright/test", "@biomejs/biome"].filter((name) => named.has(name))).toEqual([]);
  expect(sbom.components.filter((component) => licencesOf(component).length === 0)).toEqual([]);
  for (const { purl } of sbom.components) expect(purl).toMatch(/^pkg:npm\//);
  const list = readFileSync(`${root}build/licences.md`, "utf8");
  for (const { name, version } of sbom.components) expect(list).toContain(`| ${name} | ${version} |`);
}, 120_000);

test("2B-13 a package without a licence is found, one read by hand is not", () => {
  const components = [
    { name: "b", version: "1.0.0" },
    { name: "png-js", version: "1.0.0" },
    { name: "a", version: "2.0.0", licenses: [{ expression: "MIT OR ISC" }] },
  ];
  expect(components.map((component) => licencesOf(component))).toEqual([[], ["MIT"], ["MIT OR ISC"]]);
  expect(licenceList(components)).toContain("| a | 2.0.0 | MIT OR ISC |\n| b | 1.0.0 | none named |");
});

/** The registry's next response: a status, or a vulnerability of fastify of this severity. */
let mode: { status: number } | { severity: string | null } = { status: 405 };
let advisory = 1_000_000 + Math.floor(Math.random() * 1_000_000);
const registry = createServer((request, response) => {
  request.resume();
  if ("status" in mode) return response.writeHead(mode.status).end();
  if (!request.url?.includes("advisories/bulk")) return response.writeHead(404).end("{}");
  // npm caches advisories, so each has a new id.
  advisory += 1;
  const found = (severity: string) => [
    { id: advisory, url: "https://weak.example", title: "Weak", severity, vulnerable_versions: "<9999", cwe: [] },
  ];
  const reply = mode.severity === null ? {} : { fastify: found(mode.severity) };
  return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(reply));
});
await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
afterAll(() => registry.close());
const own = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;

test.each([
  [{ severity: null }, 0, "No high or critical weakness is known."],
  [{ severity: "moderate" }, 0, "known are fastify (moderate)"],
  [{ severity: "high" }, 1, "fastify (high)"],
  [{ severity: "critical" }, 1, "fastify (critical)"],
  [{ status: 405 }, 0, "Not audited"],
  [{ status: 404 }, 0, "Not audited"],
] as const)(
  "2B-13 npm audit against a registry that answers %j ends with %i",
  async (reply, code, output) => {
    mode = reply;
    expect(await run("audit-dependencies.ts", { npm_config_registry: own })).toEqual({
      code,
      printed: expect.stringContaining(output),
    });
  },
  120_000,
);

test("2B-13 an unreachable registry does not fail the audit", async () => {
  const anonymous = await run("audit-dependencies.ts", {
    npm_config_registry: "http://127.0.0.1:1/",
    npm_config_fetch_retry_mintimeout: "1",
  });
  expect(anonymous).toEqual({ code: 0, printed: expect.stringContaining("Not audited") });
}, 120_000);

test("2B-13 CI makes both", () => {
  const ci = readFileSync(`${root}.ci/run`, "utf8");
  expect(ci).toContain("npm run sbom");
  expect(ci).toContain("npm run audit-dependencies");
});
