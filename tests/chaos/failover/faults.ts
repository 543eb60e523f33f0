import type { DatabaseNodes, Whole } from "./database-nodes.ts";
import { runbookCommands } from "./runbook.ts";

/** What happens to the primary, and what ends it. */
export type Fault = {
  readonly title: string;
  strike(nodes: DatabaseNodes, before: Whole): Promise<unknown>;
  heal(nodes: DatabaseNodes, before: Whole): Promise<unknown>;
};

export const faults: Readonly<Record<"killed" | "frozen" | "cut off" | "switched over", Fault>> = {
  killed: {
    title: "the primary's machine killed",
    strike: (_nodes, { leader }) => leader.kill(),
    heal: async (nodes, { leader }) => nodes.boot(leader),
  },
  frozen: {
    title: "the primary's machine frozen",
    strike: (_nodes, { leader }) => leader.freeze(),
    heal: (_nodes, { leader }) => leader.thaw(),
  },
  "cut off": {
    title: "the primary cut off from its peers, not from the shop",
    strike: ({ network }, { leader }) => network.cutOff(leader),
    heal: ({ network }, { leader }) => network.rejoin(leader),
  },
  "switched over": {
    title: "the primary switched over",
    strike: (nodes, { leader, synchronous }) =>
      nodes.command(leader, runbookCommands("Switch over for maintenance"), {
        PRIMARY: leader.name,
        SYNC_STANDBY: synchronous.name,
      }),
    heal: async () => undefined,
  },
};
