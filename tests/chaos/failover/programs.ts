import { execFile } from "node:child_process";
import { access, constants, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Debian asks this program before it starts a service. */
const policy = "/usr/sbin/policy-rc.d";

/** The programs of deploy/failover, and the Debian packages they are in. */
const packages = {
  "/usr/bin/patroni": "patroni",
  "/usr/bin/etcd": "etcd-server",
  "/usr/bin/etcdctl": "etcd-client",
  "/usr/sbin/haproxy": "haproxy",
  "/usr/lib/postgresql/15/bin/pg_rewind": "postgresql-15",
  "/usr/bin/setpriv": "util-linux",
  "/usr/sbin/ip": "iproute2",
} as const;

/** Installs the missing ones; no service is started. Machines of its own need root. */
export async function ensurePrograms(): Promise<void> {
  if (process.getuid?.() !== 0) {
    throw new Error("The failover proof sets up three machines (network namespaces): run it as root, on Linux.");
  }
  const missing: string[] = [];
  for (const [program, name] of Object.entries(packages)) {
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (!isThere) missing.push(name);
  }
  if (missing.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Nothing that is installed is started. A machine may have such a file already.
  const ours = await writeFile(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755, flag: "wx" }).then(
    () => true,
    () => false,
  );
  try {
    await run("apt-get", ["update"], { env });
    await run("apt-get", ["install", "--yes", "--no-install-recommends", ...missing, "python3-etcd"], { env });
  } finally {
    if (ours) await rm(policy);
  }
}
