import type { Extension } from "#apps/server/extensions/extension.ts";
import { formSmsSender } from "./form-sms-sender.ts";

/** Sends the shop's SMS through a vendor that takes forms, where SHOP_EXTENSION_SENDERS names sms. */
export const extension: Extension = {
  senders({ setting, timeoutMs }) {
    const [url, account, token] = [setting("FORM_SMS_URL"), setting("FORM_SMS_ACCOUNT"), setting("FORM_SMS_TOKEN")];
    if (!url || !account || !token) return {};
    return { sms: formSmsSender({ url, account, token, timeoutMs: timeoutMs.messages }) };
  },
};
