import { describe, expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { readScripts } from "#kit/http/html-scripts.ts";
import { headingOf } from "../testing/read-form-page.ts";
import { shopOrigin, siteFixture } from "../testing/site-fixture.ts";

const site = await siteFixture();

describe("every page", () => {
  const paths = ["/club", "/club/terms", "/club/data-consent", "/club/create-new-password", "/club/set-pin"];

  test("exists in four languages, is not cached, and runs no script but its own", async () => {
    for (const path of paths) {
      const titles = new Set<string | undefined>();
      for (const lang of locales) {
        const { status, html, headers } = await site.get(`${path}?lang=${lang}`);
        expect({ status, cache: headers["cache-control"] }).toEqual({ status: 200, cache: "no-store" });
        expect(html).toContain(`<html lang="${lang}">`);
        expect(html).not.toMatch(/\{(step|steps|mobile|minutes|channel|version|club|months|bonus|silver|gold)\}/);
        expect(readScripts(html)).toHaveLength(1);
        titles.add(headingOf(html));
      }
      expect(titles.size).toBe(4);
    }
    expect((await site.get("/club", { "accept-language": "id" })).html).toContain('<html lang="id-ID">');
  });

  test("cannot be framed, except the consent page by the shop", async () => {
    for (const path of paths) {
      const { headers } = await site.get(path);
      const ancestors = /frame-ancestors ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];
      expect(ancestors).toBe(path.endsWith("data-consent") ? shopOrigin : "'none'");
    }
  });

  test("posts messages to the shop alone and ignores the origin in the address", async () => {
    const { html } = await site.get("/club/data-consent?origin=https://evil.example");
    expect(html).toContain(`data-shop="${shopOrigin}"`);
    expect(html).not.toContain("evil");
    expect(html).toContain('data-accept="2026-01"');
    expect(html).not.toContain('"*"');
  });

  test("takes no form from another site", async () => {
    const sent = await site.post("/club/set-pin", { step: "identify" }, { origin: "https://evil.example" });
    expect(sent.status).toBe(403);
  });
});
