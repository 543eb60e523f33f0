import type { Device } from "#kit/core/device.ts";
import { openBrowser } from "./browser.ts";
import { inboxOf, linksOf } from "./inbox.ts";
import type { SceneMail } from "./scene.ts";
import { inTurns, type StagedScene } from "./stage-scenes.ts";
import { judge, type Walk } from "./walk-pages.ts";
import type { WalkShop } from "./walk-shop.ts";

export type WalkedMessages = {
  /** Subject lines, or first lines where a channel has none. */
  readonly subjects: string[];
  links: number;
};

/** Pages every mail may link to. */
const general = /^\/(?:contact-us|register|store|information\/[\w-]+)?(?:$|[?#])/;

/** Opens every link of every sent message in a fresh browser. */
export async function walkMessages(
  world: WalkShop,
  walk: Walk,
  scenes: readonly StagedScene[],
  shopUrl: string,
): Promise<WalkedMessages> {
  const walked: WalkedMessages = { subjects: [], links: 0 };
  const letters = scenes.flatMap(({ name, mail = [] }) => mail.map((one) => ({ name, mail: one })));
  await inTurns(letters, async ({ name, mail }) => {
    // Mails about one order share their link; it is opened once on each device.
    const seen = new Set<string>();
    for (const message of await inboxOf(world, mail.to, 1)) {
      const subject = message.subject ?? message.text.slice(0, 60);
      walked.subjects.push(subject);
      for (const link of linksOf(message, shopUrl)) {
        walked.links += 1;
        if (seen.has(link)) continue;
        seen.add(link);
        for (const device of walk.devices) {
          const opened = await openInFreshBrowser(world.shop.address, device, link, mail);
          const names = general.test(link) ? /./ : mail.names;
          await judge(walk, `${name}, "${subject}", ${device}: ${link}`, opened, { names }, "");
        }
      }
    }
  });
  return walked;
}

/** An account link requires a login and then leads to its page. */
async function openInFreshBrowser(address: string, device: Device, link: string, { to, signInAs }: SceneMail) {
  const browser = openBrowser(address, device);
  const opened = await browser.open(link);
  const form = opened.page.forms.find(({ method, fields }) => method === "post" && "password" in fields);
  if (signInAs === undefined || !opened.path.startsWith("/login") || !form) return opened;
  return browser.submit(opened, form, { account: to, password: signInAs });
}
