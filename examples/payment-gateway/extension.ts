import type { Extension } from "#apps/server/extensions/extension.ts";
import { kanalGateway } from "./kanal-gateway.ts";

const name = "Kanal Pay";

/** Adds the wallet Kanal Pay once KANAL_URL and KANAL_SECRET are set. */
export const extension: Extension = {
  gateways({ clock, setting, timeoutMs }) {
    const [url, secret] = [setting("KANAL_URL"), setting("KANAL_SECRET")];
    return url && secret ? [kanalGateway({ url, secret, clock, timeoutMs: timeoutMs.payment })] : [];
  },
  paymentChannels: [
    {
      code: "WALLET_KANAL",
      parentCode: "EWALLET",
      position: 90,
      kind: "wallet",
      gateway: "kanal",
      bank: "kanal",
      names: { "en-US": name, "id-ID": name, "vi-VN": name, "zh-CN": name },
      image: "/pictures/payments/e-wallet.svg",
      lastsSeconds: 1_800,
    },
  ],
};
