import { expect, test } from "vitest";
import { explorer } from "./explorer.ts";
import { listening } from "./testing/listening.ts";

test("the explorer serves its page with its own policy, and every script the page names", async () => {
  const { url, server } = await listening(explorer({ path: "/explorer", endpoint: "/graphql" }));
  try {
    const page = await fetch(`${url}/explorer`);
    const html = await page.text();
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self' 'unsafe-inline'");
    expect(html).toContain("/graphql");
    const named = [...html.matchAll(/(?:src|href)="(\/explorer\/static\/[^"]+)"/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(0);
    for (const path of named) expect((await fetch(`${url}${path}`)).status).toBe(200);
    expect((await fetch(`${url}/explorer/static/none.js`)).status).toBe(404);
  } finally {
    await server.close();
  }
});
