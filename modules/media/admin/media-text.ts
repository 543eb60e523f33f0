import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type MediaTextKey = keyof typeof en;

export const useMediaText = () => useTextOf<MediaTextKey>("media-admin");
