import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** Errors of a page as they occur; a test allows expected ones by a pattern. */
export type PageErrors = {
  allow(...patterns: readonly RegExp[]): void;
  /** The errors that were not allowed. */
  unexpected(): string[];
};

/** Watches every page of a browser context: console errors, thrown errors, broken policies, requests to other sites. */
export async function watchContext(context: BrowserContext, origin: string): Promise<PageErrors> {
  const errors: string[] = [];
  const allowed: RegExp[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") errors.push(`console: ${textOf(message)}`);
  });
  context.on("weberror", (event) => errors.push(`thrown: ${event.error().stack || event.error().message}`));
  context.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== origin) errors.push(`another site: ${url}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      reportError(new Error(`policy: ${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`));
    });
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => errors.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

/** A failed request is reported without its address, which only the message's location has. */
function textOf(message: ConsoleMessage): string {
  return message.text().startsWith("Failed to load resource")
    ? `${message.text()} ${message.location().url}`
    : message.text();
}
