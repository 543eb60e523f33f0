import { expect, test } from "vitest";
import { emptyShell } from "../shell/shell-data.ts";
import { loadShell } from "./load-shell.server.ts";
import { type PageServices, pageContext } from "./page-context.server.ts";

function aShop(chatAnswers: boolean) {
  const notes: string[] = [];
  const services = {
    api: async () => {
      throw new Error("the database is away");
    },
    locale: "id-ID",
    device: "h5",
    origin: "https://shop.example",
    day: "2026-11-15",
    chatAnswers,
    tag: (...tags: string[]) => notes.push(...tags),
    doNotKeep: () => notes.push("not kept"),
  } as unknown as PageServices;
  return { context: pageContext(services), notes };
}

test("2A-05 pages know whether the shop has staff who answer in the chat", async () => {
  expect((await loadShell(aShop(true).context)).chatAnswers).toBe(true);
  expect((await loadShell(aShop(false).context)).chatAnswers).toBe(false);
});

test("SH-25 ER-22 navigation that cannot be loaded is empty, and such a page is not cached", async () => {
  const { context, notes } = aShop(false);
  const { shell, advertisement, cookieContent, year } = await loadShell(context);
  expect({ shell, advertisement, cookieContent, year }).toEqual({
    year: 2026,
    shell: emptyShell,
    advertisement: [],
    cookieContent: null,
  });
  expect(notes).toContain("not kept");
});
