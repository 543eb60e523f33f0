import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type NotificationsTextKey = keyof typeof en;

export const useNotificationsText = () => useTextOf<NotificationsTextKey>("notification");
