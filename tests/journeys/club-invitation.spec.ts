import { stopClock } from "../support/clock.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { visit } from "../support/visit.ts";

test.use({ clubInvitation: true });
test.beforeEach(({ consent }) => consent("necessary"));

test("members without a club account are asked on home after a pause, once a visit, and not for 30 days after dismissal", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await stopClock(page);
  await visit(page, "/");
  const dialog = page.getByRole("dialog", { name: "Link your MAPCLUB account" });
  const untilPolite = async () => {
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(1_000);
          return dialog.count();
        },
        { intervals: [300] },
      )
      .toBe(1);
  };
  await untilPolite();
  await page.getByRole("button", { name: "Remind me later" }).click();
  await expect(dialog).toHaveCount(0);
  const until = await page.evaluate(() => Number(localStorage.getItem("linkAskedUntil")) - Date.now());
  expect(Math.round(until / 86_400_000)).toBe(30);
  expect(await page.evaluate(() => sessionStorage.getItem("linkAskedNow"))).toBe("1");
});
