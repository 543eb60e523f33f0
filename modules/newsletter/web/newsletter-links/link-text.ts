import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

/** Kept apart from the module's other texts, which stand in the footer of every page. */
export const useNewsletterLinkText = () => useTextOf<keyof typeof en>("newsletter-links");
