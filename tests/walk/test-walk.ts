import { beforeAll, expect, test } from "vitest";
import type { Device } from "#kit/core/device.ts";
import { figure } from "#kit/testing/proof.ts";
import { openBrowser, publicUrl } from "./browser.ts";
import { type Coverage, missingFrom, routeOf, routesMet, statesMet } from "./coverage.ts";
import { renderedMessages } from "./rendered-messages.ts";
import type { Scene } from "./scene.ts";
import { inTurns, type StagedScene, stageScenes } from "./stage-scenes.ts";
import { startWalkShop } from "./start-walk-shop.ts";
import { walkMessages } from "./walk-messages.ts";
import { judge, type Walk, walkPages } from "./walk-pages.ts";

const patience = { timeout: 40 * 60_000 };

/** Prints a summary of the walk. */
function tell(what: string, count: number): void {
  figure("C1", what, count);
  process.stdout.write(`walk: ${count} ${what}\n`);
}

/** Stages all these scenes in one shop and walks their pages and messages on these devices. */
export async function testWalk(scenes: readonly Scene[], devices: readonly Device[]): Promise<void> {
  const world = await startWalkShop();
  const followed: Walk["followed"] = new Map();
  const opened: string[] = [];
  const newWalk = (): Walk => ({ address: world.shop.address, devices, followed, opened, problems: [] });
  const pages = newWalk();
  const letters = newWalk();
  const staged: StagedScene[] = [];
  const met: Coverage[] = [];
  const sent = { messages: 0, links: 0 };

  beforeAll(async () => {
    // Scenes that need time are last: advancing the clock would age the others.
    for (const some of [scenes.filter(({ ages }) => !ages), scenes.filter(({ ages }) => ages)]) {
      const made = await stageScenes(world, some);
      staged.push(...made);
      process.stdout.write(`walk: ${staged.length} of ${scenes.length} states are made\n`);
      // Before the clock is advanced: afterwards every open payment has expired.
      met.push(...(await statesMet(world)));
      await walkPages(pages, made);
      const { subjects, links } = await walkMessages(world, letters, made, publicUrl);
      sent.messages += subjects.length;
      sent.links += links;
    }
  }, patience.timeout);

  test("1C-02 every state can be brought about by the shop's own operations", () => {
    tell("states", staged.length);
    expect(staged.flatMap(({ failure }) => failure ?? [])).toEqual([]);
  });

  test("1C-02 no page of any state is a dead end: for its shopper, a new visitor or another member, before any script", () => {
    tell("pages", opened.length);
    expect(pages.problems).toEqual([]);
  });

  test("1C-03 every link of every sent message opens the expected page in a fresh browser", () => {
    tell("messages sent", sent.messages);
    tell("links in them", sent.links);
    expect(letters.problems).toEqual([]);
  });

  test(
    "1C-03 every link of every kind of message, on every channel and in every language, opens",
    patience,
    async () => {
      const walk = newWalk();
      const messages = renderedMessages({ name: "Bata & Bola", url: publicUrl });
      const links = [...new Set(messages.flatMap((message) => message.links))];
      expect(links.filter((link) => routeOf(link.replace(/[?#].*/, "")) === "LandingPage-all")).toEqual([]);
      await inTurns(links, async (link) => {
        for (const device of devices) {
          const page = await openBrowser(walk.address, device).open(link);
          await judge(walk, `a message, ${device}: ${link}`, page, { names: /./ }, "");
        }
      });
      tell("messages rendered", messages.length);
      tell("links followed from pages", followed.size);
      expect(walk.problems).toEqual([]);
    },
  );

  test("1C-05 every status, transition and page of the contracts and the site map is met by a scene", () => {
    expect(missingFrom([...met, routesMet(opened)])).toEqual([]);
  });
}
