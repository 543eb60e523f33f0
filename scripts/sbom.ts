// `npm run sbom`: writes build/sbom.cdx.json (CycloneDX, all production dependencies) and build/licences.md (each
// package with its licence), and fails when a package has no licence.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Component, licenceList, licencesOf } from "./sbom/licences.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

type Sbom = {
  readonly components: readonly (Component & {
    readonly "bom-ref": string;
    readonly properties?: readonly { readonly name: string }[];
  })[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
};

/** Includes development packages: without them npm omits those that both the program and a tool need. */
function readSbom(): Sbom {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const text = execFileSync(npm, ["sbom", "--sbom-format=cyclonedx", "--include=dev"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  return JSON.parse(text) as Sbom;
}

/** Removes the packages of development tools. */
function inProduction(sbom: Sbom): Sbom {
  const tools = new Set(
    sbom.components
      .filter(({ properties = [] }) => properties.some(({ name }) => name === "cdx:npm:package:development"))
      .map((component) => component["bom-ref"]),
  );
  return {
    ...sbom,
    components: sbom.components.filter((component) => !tools.has(component["bom-ref"])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => !tools.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => !tools.has(one)) })),
  };
}

const sbom = inProduction(readSbom());
mkdirSync(`${root}build`, { recursive: true });
writeFileSync(`${root}build/sbom.cdx.json`, `${JSON.stringify(sbom, null, 2)}\n`);
writeFileSync(`${root}build/licences.md`, licenceList(sbom.components));
const unnamed = sbom.components.filter((component) => licencesOf(component).length === 0);
console.log(`${sbom.components.length} packages: build/sbom.cdx.json, build/licences.md`);
if (unnamed.length > 0) {
  console.error(`Without a licence: ${unnamed.map(({ name }) => name).join(", ")}`);
  process.exitCode = 1;
}
