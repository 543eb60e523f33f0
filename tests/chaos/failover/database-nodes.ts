import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { chmod, cp, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { freePort } from "#kit/core/free-port.ts";
import { layNetwork, type Machine, type Network } from "./machines.ts";

/** Three PostgreSQL nodes under Patroni, with etcd beside each, and HAProxy in front: the files of deploy/failover. */
export type DatabaseNodes = {
  readonly network: Network;
  /** What the shop is given. */
  readonly urls: { readonly DATABASE_URL: string; readonly DATABASE_REPLICA_URL: string };
  /** The shop's database on one node, around HAProxy. */
  direct(machine: Machine): string;
  /** Starts etcd and Patroni on a machine, as its boot does. */
  boot(machine: Machine): void;
  /** Starts etcd alone, with these settings besides its own. */
  bootEtcd(machine: Machine, more?: Readonly<Record<string, string>>): void;
  killEtcd(machine: Machine): Promise<void>;
  /** The members as Patroni knows them; none when no node answers. */
  members(): Promise<Member[]>;
  /** Waits until three nodes run, one of them leads and another is its synchronous standby, and returns them in this order. */
  untilWhole(): Promise<Whole>;
  /** Runs a command of the runbook on a machine, as its administrator. */
  command(machine: Machine, lines: string, variables?: Readonly<Record<string, string>>): Promise<string>;
  stop(): Promise<void>;
};

type Member = {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
};

export type Whole = { readonly leader: Machine; readonly synchronous: Machine; readonly other: Machine };

const source = fileURLToPath(new URL("../../../deploy/failover", import.meta.url));
const password = "only-for-this-run";
const secrets = {
  PATRONI_SUPERUSER_PASSWORD: password,
  PATRONI_REPLICATION_PASSWORD: password,
  SHOP_DATABASE_PASSWORD: password,
};

export async function startDatabaseNodes(folder: string): Promise<DatabaseNodes> {
  // Every user of a machine reads its configuration.
  await chmod(folder, 0o755);
  const configuration = join(folder, "etc-patroni");
  await mkdir(configuration);
  await cp(source, configuration, { recursive: true });
  await cp(join(source, "patroni.yml"), join(configuration, "config.yml"));
  const network = await layNetwork(folder, configuration);
  const environments = new Map<Machine, Record<string, string>>();
  for (const machine of network.machines) {
    const own = parseEnv(await readFile(join(source, `${machine.name}.env`), "utf8"));
    environments.set(machine, { ...own, ...secrets } as Record<string, string>);
  }
  const envOf = (machine: Machine) => environments.get(machine) ?? {};
  const etcds = new Map<Machine, ChildProcess>();
  const bootEtcd = (machine: Machine, more: Readonly<Record<string, string>> = {}) => {
    const etcd = machine.spawn({ command: ["etcd"], user: "etcd", env: { ...envOf(machine), ...more } });
    log(folder, `etcd-${machine.name}`, etcd);
    etcds.set(machine, etcd);
  };
  const boot = (machine: Machine) => {
    bootEtcd(machine);
    const program = { command: ["patroni", "/etc/patroni/config.yml"], user: "postgres", env: envOf(machine) };
    log(folder, `patroni-${machine.name}`, machine.spawn(program));
  };
  for (const machine of network.machines) boot(machine);
  const ports = { WRITE_PORT: String(await freePort()), READ_PORT: String(await freePort()) };
  const proxy = spawn("haproxy", ["-db", "-f", join(source, "haproxy.cfg")], {
    env: { PATH: process.env.PATH, ...ports },
    stdio: ["ignore", "pipe", "pipe"],
  });
  log(folder, "haproxy", proxy);
  const at = (place: string) => `postgres://shop:${password}@${place}/shop`;
  const members = () => readMembers(network.machines);
  const named = (name: string | undefined) => network.machines.find((machine) => machine.name === name);
  return {
    network,
    urls: {
      DATABASE_URL: at(`127.0.0.1:${ports.WRITE_PORT}`),
      DATABASE_REPLICA_URL: at(`127.0.0.1:${ports.READ_PORT}`),
    },
    direct: ({ address }) => at(`${address}:5432`),
    boot,
    members,
    async untilWhole() {
      const began = performance.now();
      for (;;) {
        const now = await members();
        const [leader, synchronous, other] = ["leader", "sync_standby", "replica"].map((role) =>
          named(now.find((member) => member.role === role)?.name),
        );
        const summary = summaryOf(now);
        if (summary === whole && leader && synchronous && other) return { leader, synchronous, other };
        if (performance.now() - began > patienceMs) {
          throw new Error(`after ${patienceMs / 1000} s the nodes are: ${summary}`);
        }
        await sleep(250);
      }
    },
    command: (machine, lines, variables = {}) => {
      const env = { ...envOf(machine), ...variables };
      return finished(machine.spawn({ command: ["bash", "-euc", lines], user: "postgres", env }), lines);
    },
    bootEtcd,
    async killEtcd(machine) {
      const etcd = etcds.get(machine);
      if (!etcd || etcd.exitCode !== null || etcd.signalCode !== null) return;
      // Every program before it on the way has replaced itself by the next.
      etcd.kill("SIGKILL");
      await once(etcd, "exit");
    },
    async stop() {
      const ended = proxy.exitCode === null ? once(proxy, "exit") : null;
      proxy.kill("SIGTERM");
      await ended;
      await network.remove();
    },
  };
}

const patienceMs = 120_000;
const whole = "leader running, replica running, sync_standby running";

/** Without a node that lags. */
const summaryOf = (members: readonly Member[]): string =>
  members
    .filter(({ role, lag }) => role === "leader" || (typeof lag === "number" && lag < 1_000_000))
    .map(({ role, state }) => `${role} ${state === "streaming" ? "running" : state}`)
    .toSorted()
    .join(", ");

/** None while nodes disagree: one that was cut off may still believe in what it saw last. */
async function readMembers(machines: readonly Machine[]): Promise<Member[]> {
  const views = await Promise.all(machines.map(readView));
  const seen = views.filter((members) => members.some(({ role }) => role === "leader"));
  const leaders = new Set(seen.map((members) => members.find(({ role }) => role === "leader")?.name));
  return leaders.size === 1 ? (seen[0] ?? []) : [];
}

async function readView({ address }: Machine): Promise<Member[]> {
  const url = `http://${address}:8008/cluster`;
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  const body = (await response?.json().catch(() => null)) as { members?: Member[] } | null | undefined;
  return body?.members ?? [];
}

function log(folder: string, name: string, child: ChildProcess): void {
  const file = join(folder, `${name}.log`);
  // In order, and complete when the test ends early.
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => appendFileSync(file, text));
}

async function finished(child: ChildProcess, lines: string): Promise<string> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${lines}ended with ${code}: ${output}`);
  return output;
}
