import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/** Files that start whole shops and databases; started last, such a file would leave one processor idle. */
const long = /(apps\/(server|club|simulators)|kit\/postgres|modules\/identity\/server\/operations)\//;

/** Of these, the longest of all: they mostly wait, for processes to start and to be missed. */
const longest = /faults\/fleet|start-shop|embedded\/start-embedded/;

/** Starts with the files that take long, so that all workers end at about the same time. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = (moduleId: string) => (longest.test(moduleId) ? 0 : long.test(moduleId) ? 1 : 2);
    return sorted.toSorted((one, other) => rank(one.moduleId) - rank(other.moduleId));
  }
}
