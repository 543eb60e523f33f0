import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/** Where whole shops and databases are started; a file of these that comes last keeps one processor waiting for the other. */
const long = /(apps\/(server|club|simulators)|kit\/postgres|modules\/identity\/server\/operations)\//;

/** Begins with the files that take long, so that both workers end at about the same time. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => long.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !long.test(moduleId)),
    ];
  }
}
