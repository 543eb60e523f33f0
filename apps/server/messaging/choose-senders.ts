import { smsGatewaySender } from "#adapters/messaging/sms-gateway/sms-gateway-sender.ts";
import { smtpSender } from "#adapters/messaging/smtp/smtp-sender.ts";
import { whatsAppCloudSender } from "#adapters/messaging/whatsapp-cloud/whatsapp-cloud-sender.ts";
import { vendorPaths } from "#apps/simulators/vendors/vendor-paths.ts";
import type { Senders } from "#modules/notification/server/index.ts";
import type { Config } from "../config/config.ts";

/** The base address of this process's simulators. */
export type SimulatedVendors = { httpUrl: string; smtpUrl: string };

const simulatedToken = "simulated";

/** The vendor of each channel. A channel without a configured one uses its simulator: the same adapter with another address. */
export function chooseSenders(
  { messaging, publicUrl, timeouts }: Config,
  shopName: string,
  simulated: SimulatedVendors | null,
): Senders & { close(): void } {
  const stand = (channel: string): SimulatedVendors => {
    if (!simulated) throw new Error(`No vendor is configured for ${channel}, and the simulators are off.`);
    return simulated;
  };
  const timeoutMs = timeouts.messages;
  const email = smtpSender({
    timeoutMs,
    url: messaging.smtpUrl ?? stand("e-mail").smtpUrl,
    from: { name: shopName, address: `no-reply@${new URL(publicUrl).hostname}` },
  });
  return {
    email,
    whatsapp: whatsAppCloudSender({
      timeoutMs,
      ...(messaging.whatsapp
        ? { url: messaging.whatsapp.apiUrl, phoneId: messaging.whatsapp.phoneId, token: messaging.whatsapp.token }
        : { url: `${stand("WhatsApp").httpUrl}${vendorPaths.whatsapp}`, phoneId: "shop", token: simulatedToken }),
    }),
    sms: smsGatewaySender({
      timeoutMs,
      ...(messaging.sms
        ? { url: messaging.sms.apiUrl, token: messaging.sms.token }
        : { url: `${stand("SMS").httpUrl}${vendorPaths.sms}`, token: simulatedToken }),
    }),
    close: () => email.close(),
  };
}
