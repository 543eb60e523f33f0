import type { Scene, Staged } from "./scene.ts";
import type { WalkShop } from "./walk-shop.ts";

export type StagedScene = Staged & {
  readonly name: string;
  /** Why it could not be made; null when it was. */
  readonly failure: string | null;
};

/** Number of scenes staged in parallel: enough to keep the shop busy without filling its queues. */
const atOnce = 4;
const daysLater = 8;

/**
 * Stages scenes. Scenes that need time are staged up to that moment, then the clock is advanced once for all of them.
 * Walk the others first, so that the jump does not age them.
 */
export const stageScenes = (world: WalkShop, scenes: readonly Scene[]): Promise<StagedScene[]> =>
  scenes.some(({ ages }) => ages) ? stageAgeing(world, scenes) : inTurns(scenes, (scene) => stage(world, scene));

async function stageAgeing(world: WalkShop, scenes: readonly Scene[]): Promise<StagedScene[]> {
  const jump = Promise.withResolvers<void>();
  const waiting = scenes.map(() => Promise.withResolvers<void>());
  const made = scenes.map((scene, at) =>
    stage(world, scene, () => {
      waiting[at]?.resolve();
      return jump.promise;
    }).finally(() => waiting[at]?.resolve()),
  );
  await Promise.all(waiting.map(({ promise }) => promise));
  await world.letDaysPass(daysLater);
  jump.resolve();
  return Promise.all(made);
}

async function stage(world: WalkShop, scene: Scene, later = notLater): Promise<StagedScene> {
  try {
    return { name: scene.name, failure: null, ...(await scene.make(world, later)) };
  } catch (cause) {
    return { name: scene.name, failure: `${scene.name} could not be made: ${String(cause)}`, pages: [] };
  }
}

const notLater = (): Promise<void> => {
  throw new Error("a scene that waits has to say so: ages");
};

/** Maps items with limited concurrency, keeping their order. */
export async function inTurns<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const turn = async () => {
    for (let at = next++; at < items.length; at = next++) answers[at] = await work(items[at] as Item);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  return answers;
}
