import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "#kit/testing/proof.ts";
import type { Market } from "../buyers.ts";
import { finalState } from "../final-state.ts";
import { isDone, whileBuying } from "../while-buying.ts";
import { type FailoverFixture, failoverFixture } from "./failover-fixture.ts";
import { runbookCommands } from "./runbook.ts";

// The steps of "At three in the morning" in docs/scaling.md, in this order: the last one leaves one machine of three.
let stage: FailoverFixture;
beforeAll(async () => {
  stage = await failoverFixture();
}, 600_000);
afterAll(() => stage?.stop(), 120_000);

const patient = { timeout: 120_000, interval: 50 };
const soldAfter = ({ replies }: Market, moment: number) =>
  replies.some((reply) => reply.first && isDone(reply) && reply.at > moment);

/** Nothing that was confirmed is missing, at the end of each step. */
async function expectNothingLost(title: string, market: Market): Promise<void> {
  const found = await finalState(stage.database, stage.relay.address, market.tries);
  figure(
    "F13",
    `runbook, ${title}: ${found.orders} orders: lost, doubled, or placed although refused`,
    found.lost.length + found.doubled.length + found.ghosts.length,
  );
  expect(found).toMatchObject({ lost: [], doubled: [], ghosts: [], holds: 0 });
}

test("F13 the runbook's look shows a leader, its synchronous standby and a replica", async () => {
  const { leader } = await stage.nodes.untilWhole();
  const shown = await stage.nodes.command(leader, runbookCommands("Look"));
  for (const role of ["Leader", "Sync Standby", "Replica"]) expect(shown).toContain(`| ${role}`);
  expect(shown.match(/is healthy/g)).toHaveLength(3);
});

test("F13 the runbook's reinit brings back a node that cannot start, while shoppers buy", {
  timeout: 600_000,
}, async () => {
  const { nodes } = stage;
  const market = await whileBuying(stage, "a node cannot start", 4, async () => {
    const { leader, other } = await nodes.untilWhole();
    await other.kill();
    await rm(join(other.disk, "postgresql/15/shop/global"), { recursive: true });
    nodes.boot(other);
    const stateOf = async () => (await nodes.members()).find(({ name }) => name === other.name)?.state;
    await expect.poll(stateOf, patient).toMatch(/stopped|start failed/);
    await nodes.command(leader, runbookCommands("A node does not come back"), { NODE: other.name });
    expect((await nodes.untilWhole()).leader).toBe(leader);
  });
  await expectNothingLost("a node that cannot start", market);
});

test("F13 without etcd the same primary goes on and the shop sells", { timeout: 600_000 }, async () => {
  const { nodes } = stage;
  const market = await whileBuying(stage, "etcd is away", 4, async (_random, buying) => {
    const { leader } = await nodes.untilWhole();
    for (const machine of nodes.network.machines) await nodes.killEtcd(machine);
    const from = performance.now();
    // Longer than twice the life of a lock.
    await sleep(45_000);
    const sales = buying.replies.filter((reply) => reply.first && isDone(reply) && reply.at > from);
    const times = [from, ...sales.map(({ at }) => at), performance.now()];
    const pauses = times.slice(1).map((at, before) => at - (times[before] ?? at));
    figure("F13", "runbook, 45 s without etcd: steps of purchases confirmed", sales.length);
    figure("F13", "runbook, 45 s without etcd: longest pause", `${(Math.max(...pauses) / 1000).toFixed(1)} s`);
    expect(soldAfter(buying, from + 40_000)).toBe(true);
    for (const machine of nodes.network.machines) nodes.bootEtcd(machine);
    expect((await nodes.untilWhole()).leader).toBe(leader);
  });
  await expectNothingLost("etcd lost", market);
});

test("F13 after the loss of two machines the runbook lets the last one sell, with every confirmed order", {
  timeout: 600_000,
}, async () => {
  const { nodes } = stage;
  const market = await whileBuying(stage, "one machine is left", 4, async (_random, buying) => {
    const { leader, synchronous, other } = await nodes.untilWhole();
    await Promise.all([leader.kill(), other.kill()]);
    const from = performance.now();
    await sleep(10_000);
    expect(soldAfter(buying, from + 2_000)).toBe(false);
    await nodes.killEtcd(synchronous);
    nodes.bootEtcd(synchronous, { ETCD_FORCE_NEW_CLUSTER: "true" });
    const leads = async () => (await nodes.members()).find(({ role }) => role === "leader")?.name;
    await expect.poll(leads, patient).toBe(synchronous.name);
    await sleep(3_000);
    const waiting = performance.now();
    expect(soldAfter(buying, from + 2_000)).toBe(false);
    await nodes.command(synchronous, runbookCommands("Two machines are lost"));
    await expect.poll(() => soldAfter(buying, waiting), patient).toBe(true);
  });
  await expectNothingLost("two machines lost", market);
});
