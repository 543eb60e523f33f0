import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { DatabaseNodes } from "./database-nodes.ts";
import type { Machine } from "./machines.ts";

/** One row written to one node, around HAProxy and the shop. */
type Receipt = {
  readonly node: Machine;
  readonly id: string;
  readonly confirmed: boolean;
  readonly at: number;
};

export type Witnesses = {
  readonly receipts: readonly Receipt[];
  /** The first row another node than this one confirmed after that moment. */
  firstElsewhere(old: Machine, after: number): Receipt | undefined;
  stop(): Promise<void>;
};

const pauseMs = 100;

const connectionOf = (client: pg.Client) =>
  (client as unknown as { connection: { stream: { readonly destroyed: boolean; destroy(): void } } }).connection;

export async function makeWitnessTable(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("create schema witness create table receipt (id uuid primary key, node text not null)");
  await client.end();
}

/**
 * Writes to every node all the time. They tell when Patroni's cluster takes writes again, and a node that confirms what the
 * others do not know. A statement in a frozen node stays open, and is finished by the node when it wakes up.
 */
export function startWitnesses(nodes: DatabaseNodes): Witnesses {
  const receipts: Receipt[] = [];
  const clients = new Set<pg.Client>();
  let over = false;
  const write = async (node: Machine) => {
    const client = await open(nodes.direct(node)).catch(() => null);
    if (client === null) return;
    clients.add(client);
    try {
      while (!over) {
        const id = randomUUID();
        const text = "insert into witness.receipt (id, node) values ($1, $2)";
        const confirmed = await client.query(text, [id, node.name]).then(
          () => true,
          () => false,
        );
        receipts.push({ node, id, confirmed, at: performance.now() });
        if (connectionOf(client).stream.destroyed) return;
        await sleep(pauseMs);
      }
    } finally {
      clients.delete(client);
      connectionOf(client).stream.destroy();
    }
  };
  const loops = nodes.network.machines.map(async (node) => {
    while (!over) {
      await write(node);
      await sleep(pauseMs);
    }
  });
  return {
    receipts,
    firstElsewhere: (old, after) => receipts.find(({ node, confirmed, at }) => confirmed && node !== old && at > after),
    async stop() {
      over = true;
      for (const client of clients) connectionOf(client).stream.destroy();
      await Promise.all(loops);
    },
  };
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000, keepAlive: true });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** What stands for the node in a row of a late commit. */
export const late = "late";

/** A transaction on the primary, begun before the fault, whose commit arrives after another node has become primary. */
export type LateCommit = { commit(): Promise<"confirmed" | "refused"> };

export async function beginLate(url: string): Promise<LateCommit> {
  const client = await open(url);
  await client.query("begin");
  await client.query("insert into witness.receipt (id, node) values ($1, $2)", [randomUUID(), late]);
  return {
    async commit() {
      const outcome = await client.query("commit").then(
        () => "confirmed" as const,
        () => "refused" as const,
      );
      connectionOf(client).stream.destroy();
      return outcome;
    },
  };
}
