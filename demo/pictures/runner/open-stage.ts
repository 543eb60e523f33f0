import { chromium } from "@playwright/test";
import type { Quality } from "../stage/render-shot.ts";
import { serveModules } from "./serve-modules.ts";

export type Stage = { draw(name: string, quality: Quality): Promise<Buffer>; close(): Promise<void> };

/** A browser without a window that draws in software, so no graphics card is needed. */
export async function openStage(): Promise<Stage> {
  const modules = await serveModules();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
  });
  const page = await browser.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") console.error(message.text());
  });
  page.on("pageerror", (problem) => console.error(problem.message));
  page.setDefaultTimeout(0);
  await page.goto(modules.url);
  await page.waitForFunction(() => window.drawPicture !== undefined, undefined, { timeout: 30_000 });
  return {
    async draw(name, quality) {
      const url = await page.evaluate(([shot, wanted]) => window.drawPicture?.(shot, wanted), [name, quality] as const);
      if (!url) throw new Error(`the browser drew nothing for ${name}`);
      return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
    },
    async close() {
      await browser.close();
      modules.close();
    },
  };
}
