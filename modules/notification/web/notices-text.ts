import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type NoticesTextKey = keyof typeof en;

export const useNoticesText = () => useTextOf<NoticesTextKey>("notification");
