import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { allScenes } from "../walk/all-scenes.ts";
import { knownStates, type WalkedBy } from "./known-states.ts";

const root = new URL("../../", import.meta.url);

/** Problems of a state's claimed coverage. */
async function problemOf(by: WalkedBy): Promise<string | null> {
  if ("scene" in by) return allScenes.some(({ name }) => name === by.scene) ? null : `there is no scene "${by.scene}"`;
  const text = await readFile(new URL(by.journey, root), "utf8").catch(() => "");
  return text.includes(by.title) ? null : `${by.journey} has no journey "${by.title}"`;
}

test("1C-05 every sign-in, registration, club and checkout state of the types has an existing scene or journey", async () => {
  const named = Object.entries(knownStates).flatMap(([noun, states]) =>
    Object.entries(states as Readonly<Record<string, WalkedBy>>).map(([state, by]) => ({ noun, state, by })),
  );
  expect(named.length).toBeGreaterThan(30);
  const problems = await Promise.all(
    named.map(async ({ noun, state, by }) => {
      const problem = await problemOf(by);
      return problem === null ? [] : [`${noun} ${state}: ${problem}`];
    }),
  );
  expect(problems.flat()).toEqual([]);
});
