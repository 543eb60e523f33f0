import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type SiteTextKey = keyof typeof en;

export const useSiteText = () => useTextOf<SiteTextKey>("site");
