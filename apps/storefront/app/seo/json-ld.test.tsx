import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { readScripts } from "#kit/http/html-scripts.ts";
import { JsonLd, jsonLdText, PageFacts } from "./json-ld.tsx";

test("each item is a data block of its own, in schema.org's context", () => {
  const html = renderToString(
    <PageFacts value={[{ "@type": "Brand", name: "Bola" }, { "@type": "Store" }]}>
      <JsonLd />
    </PageFacts>,
  );
  const scripts = readScripts(html);
  expect(scripts.map(({ attributes }) => attributes.get("type"))).toEqual([
    "application/ld+json",
    "application/ld+json",
  ]);
  expect(scripts.map(({ content }) => JSON.parse(content))).toEqual([
    { "@context": "https://schema.org", "@type": "Brand", name: "Bola" },
    { "@context": "https://schema.org", "@type": "Store" },
  ]);
});

test("a page without structured data has no block, and neither has the browser", () => {
  expect(renderToString(<JsonLd />)).toBe("");
});

test("no text can close its block, and every text is preserved", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary-ascii" }), fc.constant("</script><script>alert(1)</script><!--")),
      (name) => {
        const text = jsonLdText({ "@type": "Brand", name });
        const [script, ...more] = readScripts(`<script type="application/ld+json">${text}</script>`);
        expect(more).toEqual([]);
        expect(JSON.parse(script?.content ?? "").name).toBe(JSON.parse(JSON.stringify(name)));
      },
    ),
  );
});
