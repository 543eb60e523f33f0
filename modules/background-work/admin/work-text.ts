import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type WorkTextKey = keyof typeof en;

export const useWorkText = () => useTextOf<WorkTextKey>("background-work-admin");
