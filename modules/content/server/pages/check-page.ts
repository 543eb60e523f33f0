import * as v from "valibot";
import { type Locale, locales } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { languageNames } from "../../contract/language-names.ts";
import { seoSchema } from "../../contract/seo.ts";
import { checkContent } from "./check-content.ts";
import { contentProblem } from "./content-problem.ts";
import type { BadPage, PageContents, PageDraft } from "./page-draft.ts";
import { skeletonProblem } from "./skeleton-problem.ts";

const path = /^\/[\w./-]*$/;

/** Validates a page in all its languages; the failure is a sentence with the path of the first problem. */
export function checkPage(draft: PageDraft): Result<PageContents, BadPage> {
  const where = `${draft.path} (${draft.device})`;
  const refused = (sentence: string) => fail({ code: "BAD_PAGE", sentence });
  if (!path.test(draft.path)) return refused(`${where}: a path is made of slashes, words, dots and hyphens`);
  if (draft.author.trim() === "") return refused(`${where}: its author is missing`);

  const contents: Partial<Record<Locale, PageContents[Locale]>> = {};
  for (const locale of locales) {
    const given = draft.contents[locale];
    if (!given) return refused(`${where}: the ${languageNames[locale]} text is missing (${locale})`);
    const here = `${draft.path} (${draft.device}, ${locale})`;
    const content = checkContent(given.content);
    if (!content.ok) return refused(`${here} ${content.error.at}: ${content.error.problem}`.replace(" :", ":"));
    const seo = v.safeParse(seoSchema, given.seo ?? {});
    if (!seo.success) {
      const { at, problem } = contentProblem(seo.issues[0]);
      return refused(`${here} seo.${at}: ${problem}`);
    }
    contents[locale] = { content: content.value, seo: seo.output };
  }
  const whole = contents as PageContents;
  const difference = skeletonProblem(whole);
  return difference === null ? ok(whole) : refused(`${where}: ${difference}`);
}
