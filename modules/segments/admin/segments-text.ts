import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type SegmentsTextKey = keyof typeof en;

export const useSegmentsText = () => useTextOf<SegmentsTextKey>("segments-admin");
