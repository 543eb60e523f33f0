import { appendFileSync } from "node:fs";
import { afterAll, expect } from "vitest";

// Loaded before every test file. The switches in the mutated sources call `isMutantActive`; a run without an active
// mutant records which test files execute which mutant.
const active = Number(process.env.MUTANT_ACTIVE ?? 0);
const seen = new Set<number>();

Object.assign(globalThis, {
  isMutantActive(id: number): boolean {
    if (active === 0) seen.add(id);
    return id === active;
  },
});

const notes = process.env.MUTANT_NOTES;
if (notes !== undefined) {
  const began = performance.now();
  afterAll(() => {
    const file = expect.getState().testPath;
    appendFileSync(notes, `${JSON.stringify({ file, took: performance.now() - began, ids: [...seen] })}\n`);
  });
}
