import type { Clock } from "#kit/core/clock.ts";
import type { Scene } from "./scene.ts";
import { days, type Story } from "./story.ts";

export type StoryClock = Clock & { set(moment: Date): void };

type RunningStory = { readonly story: Story; readonly steps: AsyncGenerator<number, void, void>; due: number };

/**
 * Runs stories concurrently, their steps ordered by time: the clock is fixed during a step and only moves forward.
 * `finished` is called once for each story.
 */
export async function runStories(
  stories: readonly Story[],
  {
    scene,
    clock,
    now,
    finished,
  }: { scene: Scene; clock: StoryClock; now: Date; finished(name: string): Promise<void> },
): Promise<void> {
  const running: RunningStory[] = stories
    .filter(({ daysAgo }) => daysAgo > 0)
    .map((story) => ({ story, steps: story.tell(scene), due: now.getTime() - days(story.daysAgo) }));
  while (running.length > 0) {
    const next = running.reduce((first, one) => (one.due < first.due ? one : first));
    if (next.due > now.getTime()) throw new Error(`the demo order "${next.story.name}" ends in the future`);
    clock.set(new Date(next.due));
    const { done, value } = await inStory(next.story, () => next.steps.next());
    if (done) {
      running.splice(running.indexOf(next), 1);
      await finished(next.story.name);
    } else {
      next.due += value;
    }
  }
  for (const story of stories.filter(({ daysAgo }) => daysAgo === 0)) {
    const steps = story.tell(scene);
    do clock.set(new Date());
    while (!(await inStory(story, () => steps.next())).done);
    await finished(story.name);
  }
}

async function inStory<Answer>({ name }: Story, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (cause) {
    throw new Error(`the demo order "${name}": ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
