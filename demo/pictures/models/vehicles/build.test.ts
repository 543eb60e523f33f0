import type { Group } from "three";
import { InstancedMesh } from "three";
import { expect, test } from "vitest";
import { seededRandom } from "../../stage/random.ts";
import { block, bothSides, build, glass, type Piece, slope, studs, tile } from "./build.ts";

const made = (...pieces: Piece[]) => build({ pieces }, seededRandom("test"));
const copies = (group: Group) =>
  group.children.filter((child) => child instanceof InstancedMesh).map((mesh) => mesh.count);

test("a brick shows one stud for each place on its top", () => {
  expect(copies(made(block("brick", [0, 0, 0], [2, 3, 4])))).toEqual([1, 8]);
});

test("studs under another piece are left out, whichever way that piece falls", () => {
  const base = block("brick", [0, 0, 0], [4, 1, 4]);
  expect(copies(made(base, slope("sun", "front", [0, 1, 0], [1, 3, 4])))).toEqual([1, 1, 12]);
  expect(copies(made(base, slope("sun", "right", [0, 1, 0], [4, 3, 1])))).toEqual([1, 1, 12]);
});

test("tiles, slopes and glass have no studs, and studs may stand alone", () => {
  expect(copies(made(tile("brick", [0, 0, 0], [2, 1, 2])))).toEqual([1]);
  expect(copies(made(glass(block("sky", [0, 0, 0], [2, 1, 2]))))).toEqual([1]);
  expect(copies(made(studs("brick", [0, 1, 0], [3, 0, 1])))).toEqual([3]);
});

test("what stands on one side stands mirrored on the other", () => {
  const [right, left] = bothSides(slope("brick", "right", [1, 2, 3], [4, 3, 1]));
  expect(right).toMatchObject({ at: [1, 2, 3], fall: "right" });
  expect(left).toMatchObject({ at: [1, 2, -4], fall: "left", size: [4, 3, 1] });
});
