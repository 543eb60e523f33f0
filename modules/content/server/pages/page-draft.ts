import type { Device } from "#kit/core/device.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { PageContent } from "../../contract/page-columns.ts";
import type { Seo } from "../../contract/seo.ts";

/** A page in one language, not validated yet. */
export type LanguageDraft = { content: unknown; seo?: unknown };

/** A page for a path and a device, in all languages. */
export type PageDraft = {
  path: string;
  device: Device;
  author: string;
  contents: Readonly<Partial<Record<Locale, LanguageDraft>>>;
};

/** A validated and sanitized page by language. */
export type PageContents = Readonly<Record<Locale, { content: PageContent; seo: Seo }>>;

/** Why a page was refused: a sentence with the path. */
export type BadPage = { code: "BAD_PAGE"; sentence: string };
