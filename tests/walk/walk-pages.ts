import type { Device } from "#kit/core/device.ts";
import { type OpenedPage, openBrowser } from "./browser.ts";
import { pageProblems } from "./dead-ends.ts";
import { checkLinks, type FollowedLinks } from "./follow-links.ts";
import type { ScenePage } from "./scene.ts";
import { inTurns, type StagedScene } from "./stage-scenes.ts";

export type Walk = {
  readonly address: string;
  readonly devices: readonly Device[];
  readonly followed: FollowedLinks;
  /** Every address that was opened. */
  readonly opened: string[];
  readonly problems: string[];
};

/** Opens every page of every scene on every device, without script, and follows its links. */
export async function walkPages(walk: Walk, scenes: readonly StagedScene[]): Promise<void> {
  const visits = scenes.flatMap(({ name, pages }) =>
    pages.flatMap((page) => walk.devices.map((device) => ({ name, page, device }))),
  );
  await inTurns(visits, async ({ name, page, device }) => {
    const { viewer, path } = page;
    const opened = await openBrowser(walk.address, device, viewer.cookie).open(path);
    const where = `${name}, ${viewer.who}, ${device}: ${path}`;
    await judge(walk, where, opened, page, viewer.cookie);
  });
}

/** Collects the problems of a page and of its links. */
export async function judge(
  walk: Walk,
  where: string,
  opened: OpenedPage,
  { names, leads }: Pick<ScenePage, "names" | "leads">,
  cookie: string,
): Promise<void> {
  const { page, path, status } = opened;
  walk.opened.push(path);
  const problems = pageProblems(page, { path, status, names });
  const steps = [...page.links.map(({ text }) => text), ...page.forms.map(({ submit }) => submit), ...page.buttons];
  if (leads && !steps.some((text) => leads.test(text)))
    problems.push(`nothing leads to ${leads}: ${steps.join(" | ")}`);
  problems.push(...(await checkLinks(walk, opened, cookie)));
  walk.problems.push(...problems.map((problem) => `${where} ${problem}`));
}
