import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** Everything a page must not do, as it happens; what a test provokes on purpose it allows by a pattern. */
export type Complaints = {
  allow(...patterns: readonly RegExp[]): void;
  /** What was complained about and not allowed. */
  unexpected(): string[];
};

/** Watches every page of a browser context: console errors, thrown errors, broken policies, requests to other sites. */
export async function watchContext(context: BrowserContext, origin: string): Promise<Complaints> {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") heard.push(`console: ${textOf(message)}`);
  });
  context.on("weberror", (event) => heard.push(`thrown: ${event.error().stack || event.error().message}`));
  context.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== origin) heard.push(`another site: ${url}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      reportError(new Error(`policy: ${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`));
    });
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

/** A failed request is reported without its address, which only the place of the message tells. */
function textOf(message: ConsoleMessage): string {
  return message.text().startsWith("Failed to load resource")
    ? `${message.text()} ${message.location().url}`
    : message.text();
}
