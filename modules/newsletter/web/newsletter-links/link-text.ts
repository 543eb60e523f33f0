import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

/** A namespace of its own: the module's other texts are loaded with the footer of every page. */
export const useNewsletterLinkText = () => useTextOf<keyof typeof en>("newsletter-links");
