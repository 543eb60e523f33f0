import * as v from "valibot";
import { expect, test } from "vitest";
import { devices } from "#kit/core/device.ts";
import { locales } from "#kit/core/locale.ts";
import { columnsIn } from "#modules/content/contract/page/contents-of-state.ts";
import { missingInPage } from "#modules/content/contract/page/missing-in-page.ts";
import { pageFormProblems } from "#modules/content/contract/page/page-form.ts";
import { columnsOfContents } from "#modules/content/contract/page/state-of-contents.ts";
import { pageContentSchema } from "#modules/content/contract/page-columns.ts";
import { demoPages } from "./seed-pages.ts";

/** Without what the shop draws alike: an empty alternative text is none. */
const withoutEmpty = (columns: unknown): unknown =>
  JSON.parse(JSON.stringify(columns, (key, value) => (key === "alt" && value === "" ? undefined : value)));

test.each(demoPages.map((page) => [page.path, page] as const))(
  "%s is opened in the editor of pages and could be published again as it is",
  (_path, { content }) => {
    for (const device of devices) {
      const parsed = Object.fromEntries(
        locales.map((locale) => [locale, { content: v.parse(pageContentSchema, content(device, locale)) }]),
      );
      const state = { name: "Page", [device]: columnsOfContents(parsed) };
      expect(pageFormProblems(state as never)).toEqual([]);
      expect(missingInPage(state)).toEqual([]);
      for (const locale of locales) {
        const again = v.parse(pageContentSchema, { columns: columnsIn(state, device, locale) });
        expect(withoutEmpty(again.columns), `${device} ${locale}`).toEqual(
          withoutEmpty(parsed[locale]?.content.columns),
        );
      }
    }
  },
);
