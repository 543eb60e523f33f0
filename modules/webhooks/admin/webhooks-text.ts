import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type WebhooksTextKey = keyof typeof en;

export const useWebhooksText = () => useTextOf<WebhooksTextKey>("webhooks-admin");
