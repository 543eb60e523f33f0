import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fail, ok } from "#kit/core/result.ts";
import { lockFiles } from "./lock-files.ts";
import { type LockParts, type OwnerLock, takeOwnership } from "./owner-lock.ts";
import { EmbeddedPostgresInUse } from "./problem.ts";

/** The process is killed: nothing that it would have done afterwards happens. */
class Killed extends Error {
  readonly code = "KILLED";
}

const leftByDead = '{"pid": 999999999, "start": "long ago"}';

/** A data directory's lock and the processes that want it. Their file operations happen one at a time, in the scheduler's order. */
async function rivals(scheduler: fc.Scheduler, lock: string | null) {
  const folder = await mkdtemp(join(tmpdir(), "owner-lock-"));
  const dataDir = join(folder, "postgres");
  if (lock !== null) await writeFile(`${dataDir}.owner`, lock);
  const alive = new Set<number>();
  const owners = new Set<number>();
  const seenTogether: number[][] = [];
  const isAlive: LockParts["isAlive"] = async ({ pid, start }) => start === "test" && alive.has(pid);

  /** What a process does to files, until it is killed before its operation number `killedAt`. */
  function partsOf(pid: number, killedAt: number): LockParts & { readonly step: () => Promise<void> } {
    let operations = 0;
    // Inside the scheduler nothing is thrown: it has no listener for that.
    const after =
      <Args extends unknown[], Value>(operation: (...args: Args) => Promise<Value>) =>
      async (...args: Args): Promise<Value> => {
        const outcome = await scheduler.scheduleFunction(async () => {
          operations += 1;
          if (operations < killedAt) return operation(...args).then(ok, fail);
          alive.delete(pid);
          owners.delete(pid);
          return fail(new Killed());
        })();
        if (outcome.ok) return outcome.value;
        throw outcome.error;
      };
    const { read, write, link, rename, remove, list } = lockFiles;
    return {
      step: after(async () => {}),
      isAlive,
      self: async () => ({ pid, start: "test" }),
      files: {
        ...{ read: after(read), write: after(write), link: after(link) },
        ...{ rename: after(rename), remove: after(remove), list: after(list) },
      },
    };
  }

  return {
    dataDir,
    seenTogether,
    isAlive,
    alive,
    /** Starts a process that wants the directory, uses it for some steps and gives it up, or keeps it. */
    async start(pid: number, { killedAt, keeps }: { readonly killedAt: number; readonly keeps: boolean }) {
      alive.add(pid);
      const parts = partsOf(pid, killedAt);
      try {
        const { release }: OwnerLock = await takeOwnership(dataDir, parts);
        if (!alive.has(pid)) return "killed";
        owners.add(pid);
        if (owners.size > 1) seenTogether.push([...owners]);
        for (let steps = 0; steps < 6; steps += 1) await parts.step();
        if (keeps) return "owner";
        owners.delete(pid);
        await release();
        return "released";
      } catch (problem) {
        if (problem instanceof Killed) return "killed";
        if (problem instanceof EmbeddedPostgresInUse) return "refused";
        throw problem;
      }
    },
    files: () => readdir(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

const initialLock = fc.constantFrom(null, leftByDead, "", "no JSON");

test("of processes that start at the same moment exactly one owns the directory, in any order of their file operations", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), initialLock, fc.integer({ min: 2, max: 5 }), async (scheduler, lock, count) => {
      const { start, seenTogether, files, dataDir, close } = await rivals(scheduler, lock);
      const never = Number.POSITIVE_INFINITY;
      const results = await scheduler.waitFor(
        Promise.all(Array.from({ length: count }, (_, pid) => start(pid, { killedAt: never, keeps: true }))),
      );
      expect(seenTogether).toEqual([]);
      expect(results.toSorted()).toEqual(["owner", ...Array.from({ length: count - 1 }, () => "refused")]);
      expect(JSON.parse(await readFile(`${dataDir}.owner`, "utf8"))).toMatchObject({ pid: results.indexOf("owner") });
      expect(await files()).toEqual(["postgres.owner"]);
      await close();
    }),
  );
});

test("two processes never own the directory together, though any of them is killed at any operation or gives it up", async () => {
  const life = fc.record({
    killedAt: fc.oneof(fc.integer({ min: 1, max: 24 }), fc.constant(Number.POSITIVE_INFINITY)),
    keeps: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      initialLock,
      fc.array(life, { minLength: 2, maxLength: 6 }),
      async (scheduler, lock, lives) => {
        const { start, seenTogether, files, dataDir, isAlive, alive, close } = await rivals(scheduler, lock);
        const results = await scheduler.waitFor(Promise.all(lives.map((each, pid) => start(pid, each))));
        expect(seenTogether).toEqual([]);
        expect(results.filter((result) => result === "owner").length).toBeLessThanOrEqual(1);
        // Once all of them are dead, the next process gets the directory and removes the files they left.
        alive.clear();
        alive.add(100);
        const next = { files: lockFiles, isAlive, self: async () => ({ pid: 100, start: "test" }) };
        const { release } = await takeOwnership(dataDir, next);
        expect(await files()).toEqual(["postgres.owner"]);
        await release();
        expect(await files()).toEqual([]);
        await close();
      },
    ),
  );
});

test("giving the directory up twice does not take it from the next owner", async () => {
  const folder = await mkdtemp(join(tmpdir(), "owner-lock-"));
  const dataDir = join(folder, "postgres");
  const first = await takeOwnership(dataDir);
  await first.release();
  const second = await takeOwnership(dataDir);
  await first.release();
  await expect(takeOwnership(dataDir)).rejects.toThrow(`is in use by process ${process.pid}`);
  await second.release();
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
