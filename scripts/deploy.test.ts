import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { settings } from "#apps/server/config/settings.ts";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const compose = read("compose.yaml");
const dockerfile = read("Dockerfile");

/** The lines of one service, without its neighbours. */
function service(name: string): string {
  const [, body = ""] = new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)*)`, "m").exec(compose) ?? [];
  return body;
}

describe("the containers", () => {
  test("name settings that exist, and no others", () => {
    const named = [...compose.matchAll(/^\s+((?:SHOP|DATABASE)_[A-Z_]+):/gm)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !Object.hasOwn(settings, name ?? ""))).toEqual([]);
    const [, line = ""] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
    const given = [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name ?? "");
    expect(given.filter((name) => name !== "NODE_ENV" && !Object.hasOwn(settings, name))).toEqual([]);
  });

  test("are the shape that is proved: two web nodes, a worker, the club, a proxy, a database and its replica", () => {
    const names = [
      ...(compose.split("\nservices:\n")[1]?.split("\nvolumes:\n")[0] ?? "").matchAll(/^ {2}([\w-]+):$/gm),
    ];
    expect(names.map(([, name]) => name)).toEqual(["proxy", "web-1", "web-2", "worker", "club", "primary", "replica"]);
    for (const [name, role] of [
      ["web-1", "web"],
      ["web-2", "web"],
      ["worker", "worker"],
      ["club", "club"],
    ]) {
      expect(service(name ?? "")).toContain(`SHOP_ROLE: ${role}`);
      expect(service(name ?? "")).toContain("<<: *shop");
    }
    expect(compose).toMatch(/x-shop: &shop\n(?: {2}.*\n)*? {2}read_only: true\n/);
    expect(compose).toContain("cap_drop: [ALL]");
  });

  test("hold no secret: each must be given", () => {
    for (const name of ["SHOP_SECRET", "SHOP_CLUB_TOKEN", "POSTGRES_PASSWORD"]) {
      expect(compose).toContain(`\${${name}:?}`);
      expect(compose).not.toMatch(new RegExp(`\\$\\{${name}(?!:\\?\\})`));
    }
  });

  test("find every file they refer to", () => {
    const mounted = [...compose.matchAll(/\.\/(deploy\/[\w.-]+):/g)].map(([, path]) => path ?? "");
    expect(mounted).toHaveLength(3);
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/shop\/(\S+)/gm)].map(([, path]) => path ?? "");
    expect(copied).toContain("adapters");
    const missing = [...mounted, ...copied].filter((path) => path !== "build" && !existsSync(new URL(path, root)));
    expect(missing).toEqual([]);
    const folders = readdirSync(fileURLToPath(root)).filter((name) =>
      ["apps", "kit", "modules", "adapters"].includes(name),
    );
    expect(copied).toEqual(expect.arrayContaining(folders));
  });

  test("run as an unprivileged user on the pinned Node, and install without package scripts", () => {
    const pinned = JSON.parse(read("package.json")).dependencies.node.split(".")[0];
    const bases = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
    expect(bases).toEqual([pinned, pinned, pinned]);
    expect(dockerfile.slice(dockerfile.lastIndexOf("FROM"))).toMatch(/^USER node$/m);
    for (const line of dockerfile.match(/npm ci.*/g) ?? []) expect(line).toContain("--ignore-scripts");
  });

  test("close idle connections before the nodes do, forward the visitor's address, and notice draining nodes in time", () => {
    const proxy = read("deploy/haproxy.cfg");
    const [, kept] = /pool-purge-delay (\d+)s/.exec(proxy) ?? [];
    expect(Number(kept)).toBeLessThan(65);
    expect(proxy).toContain("http-request set-header X-Forwarded-For %[src]");
    expect(proxy).toContain("http-request disable-l7-retry if !{ method GET HEAD }");
    const [, everyMs] = /check inter (\d+)ms fall 1 /.exec(proxy) ?? [];
    const [, announced] = /SHOP_ANNOUNCE_SECONDS: "(\d+)"/.exec(compose) ?? [];
    expect(Number(everyMs) * 3).toBeLessThan(Number(announced) * 1000);
    expect(proxy).toContain("option httpchk GET /readyz");
    // The readiness route's status (kit/http/health.ts).
    expect(proxy).toContain("http-check expect ! string draining");
  });
});
