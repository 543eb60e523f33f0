import fc from "fast-check";
import { expect, test } from "vitest";
import { runSteps, type Step } from "./steps.ts";

type Journal = { entries: string[] };

const step = (name: string, behaviour: { fails?: boolean; undoFails?: boolean } = {}): Step<Journal> => ({
  name,
  async run({ entries }) {
    entries.push(`run ${name}`);
    if (behaviour.fails) throw new Error(`${name} failed`);
  },
  async undo({ entries }) {
    entries.push(`undo ${name}`);
    if (behaviour.undoFails) throw new Error(`${name} stays`);
  },
});

const noLog = () => undefined;

test("steps run in order and nothing is undone when all succeed", async () => {
  const journal: Journal = { entries: [] };
  await runSteps(journal, [step("a"), step("b")], noLog);
  expect(journal.entries).toEqual(["run a", "run b"]);
});

test("after a failure every started step is undone, newest first, the failing one included", async () => {
  const journal: Journal = { entries: [] };
  const attempt = runSteps(journal, [step("a"), step("b"), step("c", { fails: true }), step("d")], noLog);
  await expect(attempt).rejects.toThrow("c failed");
  expect(journal.entries).toEqual(["run a", "run b", "run c", "undo c", "undo b", "undo a"]);
});

test("a failed undo is logged and does not stop the others", async () => {
  const journal: Journal = { entries: [] };
  const logged: string[] = [];
  const steps = [step("a"), step("b", { undoFails: true }), step("c", { fails: true })];
  const attempt = runSteps(journal, steps, (message, cause) => logged.push(`${message}: ${cause}`));
  await expect(attempt).rejects.toThrow("c failed");
  expect(journal.entries.slice(3)).toEqual(["undo c", "undo b", "undo a"]);
  expect(logged).toEqual(['could not undo "b": Error: b stays']);
});

test("an undo that throws at once is treated like one that rejects, and a step may have none", async () => {
  const journal: Journal = { entries: [] };
  const logged: string[] = [];
  const rash: Step<Journal> = {
    name: "rash",
    run: async () => undefined,
    undo: () => {
      throw new Error("at once");
    },
  };
  const plain: Step<Journal> = { name: "plain", run: async () => undefined };
  const attempt = runSteps(journal, [step("a"), plain, rash, step("z", { fails: true })], (message) =>
    logged.push(message),
  );
  await expect(attempt).rejects.toThrow("z failed");
  expect(journal.entries).toEqual(["run a", "run z", "undo z", "undo a"]);
  expect(logged).toEqual(['could not undo "rash"']);
});

test("wherever the failure strikes, what was run is undone in exact reverse", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.nat(), async (count, seed) => {
      const failing = seed % count;
      const journal: Journal = { entries: [] };
      const steps = Array.from({ length: count }, (_, index) => step(`${index}`, { fails: index === failing }));
      await expect(runSteps(journal, steps, noLog)).rejects.toThrow(`${failing} failed`);
      const ran = journal.entries.filter((entry) => entry.startsWith("run ")).map((entry) => entry.slice(4));
      const undone = journal.entries.filter((entry) => entry.startsWith("undo ")).map((entry) => entry.slice(5));
      expect(undone).toEqual(ran.reverse());
    }),
  );
});
