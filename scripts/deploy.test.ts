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

describe("three database nodes", () => {
  const numbers = [1, 2, 3];
  const address = (number: number) => `10.213.7.1${number}`;
  const environment = (number: number) => read(`deploy/failover/node-${number}.env`);

  test("differ by name and address alone", () => {
    const neutral = numbers.map((number) =>
      environment(number)
        .replace(/^(ETCD_INITIAL_CLUSTER|PATRONI_ETCD_HOSTS)=.*$/gm, "")
        .replaceAll(`node-${number}`, "NODE")
        .replaceAll(address(number), "ADDRESS"),
    );
    expect(new Set(neutral).size).toBe(1);
    expect(neutral[0]).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
  });

  test("are the same in every file: etcd's members, Patroni's etcd, and the servers of both backends", () => {
    const proxy = read("deploy/failover/haproxy.cfg");
    const member = (number: number) => `node-${number}=http://${address(number)}:2380`;
    for (const number of numbers) {
      expect(environment(number)).toContain(`\nETCD_INITIAL_CLUSTER=${numbers.map(member).join(",")}\n`);
      const clients = numbers.map((one) => `${address(one)}:2379`).join(",");
      expect(environment(number)).toContain(`\nPATRONI_ETCD_HOSTS=${clients}\n`);
      expect(proxy.split(`  server node-${number} ${address(number)}:5432\n`)).toHaveLength(3);
    }
  });

  test("confirm an order on two of them, and demote a cut-off primary before its lock ends", () => {
    const patroni = read("deploy/failover/patroni.yml");
    for (const line of ["synchronous_mode: true", "synchronous_mode_strict: true", 'synchronous_commit: "on"']) {
      expect(patroni).toContain(line);
    }
    const seconds = (name: string) => Number(new RegExp(`^ +${name}: (\\d+)$`, "m").exec(patroni)?.[1]);
    expect(seconds("ttl")).toBeGreaterThanOrEqual(seconds("loop_wait") + 2 * seconds("retry_timeout"));
    expect(read("deploy/failover/haproxy.cfg")).toContain("on-marked-down shutdown-sessions");
  });

  test("hold no secret", () => {
    const names = ["patroni.yml", "secrets.env.example", ...numbers.map((number) => `node-${number}.env`)];
    for (const name of names) expect(read(`deploy/failover/${name}`)).not.toMatch(/password[:=] *[^\s:]/i);
  });
});
