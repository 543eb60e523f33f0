import { usualClamdPort } from "#adapters/malware/clamd/clamd-scanner.ts";
import type { Config } from "../config/config.ts";

/** An outside service that the settings name, and how to try it. */
export type Service = { readonly what: string; readonly url: string; readonly by: "http" | "smtp" | "clamd" };

type Named = Pick<
  Config,
  "messaging" | "courier" | "payment" | "social" | "club" | "clamdUrl" | "telemetryEndpoint" | "mediaStore"
>;

const facebook = "https://graph.facebook.com";

/** Every service of the configuration. Simulators are parts of the shop and not among them. */
export function servicesOf(config: Named): Service[] {
  const { messaging, courier, payment, social, club, clamdUrl, telemetryEndpoint, mediaStore } = config;
  const http = (what: string, url: string | null | undefined): Service[] => (url ? [{ what, url, by: "http" }] : []);
  return [
    ...(messaging.smtpUrl ? [{ what: "e-mail", url: messaging.smtpUrl, by: "smtp" } as const] : []),
    ...http("WhatsApp", messaging.whatsapp?.apiUrl),
    ...http("SMS", messaging.sms?.apiUrl),
    ...http("courier", courier?.apiUrl),
    ...http("Midtrans", payment.midtrans?.apiUrl),
    ...http("Xendit", payment.xendit?.apiUrl),
    ...http("DOKU", payment.doku?.apiUrl),
    ...http("VPC", payment.vpc?.url),
    ...http("Google", social.google?.issuer),
    ...http("Facebook", social.facebook ? facebook : null),
    ...http("club", club.url),
    ...http("media store", mediaStore?.url),
    ...http("traces", telemetryEndpoint),
    ...(clamdUrl ? [{ what: "malware scanner", url: clamdUrl, by: "clamd" } as const] : []),
  ];
}

export function clamdAddress(url: string): { readonly host: string; readonly port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || usualClamdPort };
}
