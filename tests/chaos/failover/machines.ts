import { execFile, spawn } from "node:child_process";
import { chown, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Our end of the wire; the machines are the addresses of deploy/failover. */
const bridge = "shopfail";
const ourAddress = "10.213.7.1/24";

/**
 * A machine: a network namespace with one address, and directories of its own behind the paths of the packages. Its files and
 * settings are those of a real machine, unchanged.
 */
export type Machine = {
  readonly name: string;
  readonly address: string;
  /** Where its directories are. */
  readonly disk: string;
  /** Starts a program on it as this user. */
  spawn(program: Program): ReturnType<typeof spawn>;
  /** Every process on it. */
  processes(): Promise<number[]>;
  /** The power goes: every process gets SIGKILL. */
  kill(): Promise<void>;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
};

type Program = {
  readonly command: readonly string[];
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
};

export type Network = {
  readonly machines: readonly Machine[];
  /** Packets between this machine and the others vanish without a trace; those to and from the shop do not. */
  cutOff(machine: Machine): Promise<void>;
  rejoin(machine: Machine): Promise<void>;
  remove(): Promise<void>;
};

const numbers = [1, 2, 3];
const addressOf = (number: number) => `10.213.7.1${number}`;
const wire = (number: number) => `shopfail${number}`;
const space = (name: string) => `shopfail-${name}`;
const ip = (...args: string[]) => run("ip", args);

/** Three machines on one wire. `folder` takes their disks. */
export async function layNetwork(folder: string, configuration: string): Promise<Network> {
  await removeNetwork();
  await ip("link", "add", bridge, "type", "bridge");
  await ip("address", "add", ourAddress, "dev", bridge);
  await ip("link", "set", bridge, "up");
  const machines = await Promise.all(numbers.map((number) => addMachine(number, folder, configuration)));
  const redirect = async (machine: Machine, reach: (from: Machine, to: Machine) => Promise<unknown>) => {
    const others = machines.filter((one) => one !== machine);
    await Promise.all(others.flatMap((other) => [reach(machine, other), reach(other, machine)]));
  };
  return {
    machines,
    // The hardware address of nobody: the packet is sent, and no machine takes it.
    cutOff: (machine) =>
      redirect(machine, ({ name }, { address }) =>
        inside(
          name,
          "ip",
          "neigh",
          "replace",
          address,
          "lladdr",
          "02:00:00:00:00:99",
          "dev",
          "eth0",
          "nud",
          "permanent",
        ),
      ),
    rejoin: (machine) =>
      redirect(machine, ({ name }, { address }) => inside(name, "ip", "neigh", "del", address, "dev", "eth0")),
    remove: removeNetwork,
  };
}

const inside = (name: string, ...command: string[]) => run("ip", ["netns", "exec", space(name), ...command]);

async function addMachine(number: number, folder: string, configuration: string): Promise<Machine> {
  const name = `node-${number}`;
  const line = wire(number);
  await ip("netns", "add", space(name));
  await ip("link", "add", line, "type", "veth", "peer", "name", "eth0", "netns", space(name));
  await ip("link", "set", line, "master", bridge, "up");
  await inside(name, "ip", "address", "add", `${addressOf(number)}/24`, "dev", "eth0");
  for (const device of ["eth0", "lo"]) await inside(name, "ip", "link", "set", device, "up");
  const disk = join(folder, name);
  const mounts = await prepareDisks(disk, configuration);
  const processes = async () => {
    const { stdout } = await ip("netns", "pids", space(name));
    return stdout.split("\n").filter(Boolean).map(Number);
  };
  const signal = async (how: NodeJS.Signals) => {
    // Twice: a process may have started another meanwhile.
    for (let round = 0; round < 2; round += 1) for (const pid of await processes()) send(pid, how);
  };
  return {
    name,
    address: addressOf(number),
    disk,
    processes,
    spawn: ({ command, user, env }) =>
      spawn(
        "ip",
        [
          "netns",
          "exec",
          space(name),
          "sh",
          "-ec",
          `${mounts}\nexec setpriv --reuid=${user} --regid=${user} --init-groups "$@"`,
          "sh",
          ...command,
        ],
        {
          env: { PATH: process.env.PATH, LANG: "C.UTF-8", ...env },
          stdio: ["ignore", "pipe", "pipe"],
          cwd: "/",
        },
      ),
    kill: () => signal("SIGKILL"),
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
  };
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** The commands that put the machine's directories behind the usual paths, for its own processes alone. */
async function prepareDisks(disk: string, configuration: string): Promise<string> {
  const { uid, gid } = await accountOf("postgres");
  const etcd = await accountOf("etcd");
  const places = [
    ["etcd", "/var/lib/etcd", etcd],
    ["postgresql", "/var/lib/postgresql", { uid, gid }],
    ["run", "/var/run/postgresql", { uid, gid }],
  ] as const;
  const mounts = [`mount --bind '${configuration}' /etc/patroni`];
  for (const [name, place, owner] of places) {
    await mkdir(join(disk, name), { recursive: true });
    await chown(join(disk, name), owner.uid, owner.gid);
    await mkdir(place, { recursive: true });
    mounts.push(`mount --bind '${join(disk, name)}' ${place}`);
  }
  return mounts.join("\n");
}

async function accountOf(user: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(["-u", "-g"].map(async (of) => Number((await run("id", [of, user])).stdout)));
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

/** Also what an interrupted run has left. */
async function removeNetwork(): Promise<void> {
  for (const number of numbers) {
    const name = space(`node-${number}`);
    const { stdout } = await ip("netns", "pids", name).catch(() => ({ stdout: "" }));
    for (const pid of stdout.split("\n").filter(Boolean)) {
      send(Number(pid), "SIGCONT");
      send(Number(pid), "SIGKILL");
    }
    // The wire first: a namespace is there until its last process has ended.
    await ip("link", "del", wire(number)).catch(() => undefined);
    await ip("netns", "del", name).catch(() => undefined);
  }
  await ip("link", "del", bridge).catch(() => undefined);
}
