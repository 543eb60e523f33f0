import { connect } from "node:tls";
import { type Finding, fine, problem, reasonOf, warning } from "./finding.ts";

const what = "public address";
const leastDays = 14;

/** Whether the shop is reached at the address that its messages and pages name, and its certificate lasts. */
export async function checkShop(publicUrl: string, now: Date, timeoutMs: number): Promise<Finding[]> {
  try {
    const response = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(timeoutMs) });
    const state = (await response.json().catch(() => null)) as { status?: string; failed?: string[] } | null;
    if (state?.status === undefined) {
      return [
        problem(
          what,
          `${publicUrl} is answered by something else (status ${response.status}). Check SHOP_PUBLIC_URL and the proxy.`,
        ),
      ];
    }
    const found =
      response.status === 200
        ? fine(what, `The shop at ${publicUrl} is ready.`)
        : problem(what, `The shop at ${publicUrl} is ${state.status}: ${state.failed?.join(", ") || "see its log"}.`);
    return publicUrl.startsWith("https:")
      ? [found, await checkCertificate(new URL(publicUrl), now, timeoutMs)]
      : [found];
  } catch (thrown) {
    return [
      warning(
        what,
        `No shop answers at ${publicUrl}: ${reasonOf(thrown)}. Start it, or check SHOP_PUBLIC_URL and the proxy.`,
      ),
    ];
  }
}

export function checkExpiry(validTo: string, now: Date): Finding {
  const days = Math.floor((new Date(validTo).getTime() - now.getTime()) / 86_400_000);
  const sentence = `It lasts ${days} more days.`;
  return days < leastDays ? warning("certificate", `${sentence} Renew it.`) : fine("certificate", sentence);
}

function checkCertificate({ hostname, port }: URL, now: Date, timeoutMs: number): Promise<Finding> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, servername: hostname, port: Number(port) || 443, timeout: timeoutMs });
    const end = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    socket.on("secureConnect", () => end(checkExpiry(socket.getPeerCertificate().valid_to, now)));
    socket.on("timeout", () => end(warning("certificate", "It was not shown in time.")));
    socket.on("error", (thrown) => end(problem("certificate", reasonOf(thrown))));
  });
}
