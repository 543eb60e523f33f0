import { createTransport } from "nodemailer";
import { clamdScanner } from "#adapters/malware/clamd/clamd-scanner.ts";
import { type Finding, fine, problem, reasonOf } from "./finding.ts";
import { clamdAddress, type Service } from "./services.ts";

/** Tries every service at once. No message is sent: mail servers are logged in to, others must give any response. */
export const checkServices = (services: readonly Service[], timeoutMs: number): Promise<Finding[]> =>
  Promise.all(
    services.map(async (service) => {
      try {
        return fine(service.what, await tried[service.by](service.url, timeoutMs));
      } catch (thrown) {
        // The address may hold a password.
        const { host } = new URL(service.url);
        return problem(
          service.what,
          `${host} cannot be used: ${reasonOf(thrown)}. Check its setting, the network and the service itself.`,
        );
      }
    }),
  );

const tried: Record<Service["by"], (url: string, timeoutMs: number) => Promise<string>> = {
  async http(url, timeoutMs) {
    const { status } = await fetch(url, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    // 404 and 401 count as responses: only the address itself was requested.
    if (status >= 500) throw new Error(`it answers ${status}`);
    return "It answers.";
  },

  async smtp(url, timeoutMs) {
    const transport = createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
    });
    try {
      await transport.verify();
      return "It accepts the shop's login.";
    } finally {
      transport.close();
    }
  },

  async clamd(url, timeoutMs) {
    let reason = "";
    const onUnavailable = (why: string) => {
      reason = why;
    };
    const scanned = await clamdScanner({ ...clamdAddress(url), timeoutMs, onUnavailable }).scan(Buffer.from("doctor"));
    if (!scanned.ok) throw new Error(reason);
    return "It scans.";
  },
};
