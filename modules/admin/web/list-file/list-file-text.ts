import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

/** The heads of columns in files of lists. */
export type ListFileText = Translate<keyof typeof en>;
