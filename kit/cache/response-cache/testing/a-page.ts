import type { RenderedPage } from "../encoded-response.ts";

export const longText = "<p>A row of words that repeats itself and therefore squeezes well.</p>\n".repeat(60);

export function aPage(overrides: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: [["content-type", "text/html; charset=utf-8"]],
    body: longText,
    tags: [],
    freshSeconds: 60,
    staleSeconds: 600,
    ...overrides,
  };
}
