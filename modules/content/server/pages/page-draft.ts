import type { Device } from "#kit/core/device.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { PageContent } from "../../contract/page-columns.ts";
import type { Seo } from "../../contract/seo.ts";

/** A page in one language as its author wrote it; nothing about it is believed yet. */
export type LanguageDraft = { content: unknown; seo?: unknown };

/** A page for a path and a device, in all languages at once. */
export type PageDraft = {
  path: string;
  device: Device;
  author: string;
  contents: Readonly<Partial<Record<Locale, LanguageDraft>>>;
};

/** A page that was checked and cleaned, language by language. */
export type PageContents = Readonly<Record<Locale, { content: PageContent; seo: Seo }>>;

/** Why a page was not saved: one sentence that says where. */
export type BadPage = { code: "BAD_PAGE"; sentence: string };
