import { smsGatewaySender } from "#adapters/messaging/sms-gateway/sms-gateway-sender.ts";
import { smtpSender } from "#adapters/messaging/smtp/smtp-sender.ts";
import { whatsAppCloudSender } from "#adapters/messaging/whatsapp-cloud/whatsapp-cloud-sender.ts";
import { vendorPaths } from "#apps/simulators/vendors/vendor-paths.ts";
import type { Senders } from "#modules/notification/server/index.ts";
import type { Config } from "../config/config.ts";

/** The base address of this process's simulators. */
export type SimulatedVendors = { httpUrl: string; smtpUrl: string };

const simulatedToken = "simulated";

/**
 * The sender of each channel: an extension's where SHOP_EXTENSION_SENDERS says so, else that of the configured vendor. A channel
 * without either uses its simulator: the same adapter with another address.
 */
export function chooseSenders(
  { messaging, publicUrl, timeouts }: Config,
  shopName: string,
  simulated: SimulatedVendors | null,
  added: Partial<Senders> = {},
): Senders & { close(): void } {
  const stand = (channel: string): SimulatedVendors => {
    if (!simulated) throw new Error(`No vendor is configured for ${channel}, and the simulators are off.`);
    return simulated;
  };
  const timeoutMs = timeouts.messages;
  const smtp = () =>
    smtpSender({
      timeoutMs,
      url: messaging.smtpUrl ?? stand("e-mail").smtpUrl,
      from: { name: shopName, address: `no-reply@${new URL(publicUrl).hostname}` },
    });
  const whatsAppCloud = () =>
    whatsAppCloudSender({
      timeoutMs,
      ...(messaging.whatsapp
        ? { url: messaging.whatsapp.apiUrl, phoneId: messaging.whatsapp.phoneId, token: messaging.whatsapp.token }
        : { url: `${stand("WhatsApp").httpUrl}${vendorPaths.whatsapp}`, phoneId: "shop", token: simulatedToken }),
    });
  const smsGateway = () =>
    smsGatewaySender({
      timeoutMs,
      ...(messaging.sms
        ? { url: messaging.sms.apiUrl, token: messaging.sms.token }
        : { url: `${stand("SMS").httpUrl}${vendorPaths.sms}`, token: simulatedToken }),
    });
  const email = added.email ? { ...added.email, close: () => undefined } : smtp();
  return {
    email,
    whatsapp: added.whatsapp ?? whatsAppCloud(),
    sms: added.sms ?? smsGateway(),
    close: () => email.close(),
  };
}
