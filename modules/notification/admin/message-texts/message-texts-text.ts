import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type MessageTextKey = keyof typeof en;

export const useMessageText = () => useTextOf<MessageTextKey>("message-texts");
