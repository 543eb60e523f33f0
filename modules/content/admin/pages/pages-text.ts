import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type PagesTextKey = keyof typeof en;

export const usePagesText = () => useTextOf<PagesTextKey>("pages");
