import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { inAll, pageFixture } from "../testing/page-fixture.ts";

const { database } = await testDatabase();
const { call, people } = await pageFixture(database);

const preview = (state: object, device = "pc", headers?: object) =>
  call(
    `query adminPagePreview($input: AdminPagePreviewInput!) { adminPagePreview(input: $input) { pageContent incomplete } }`,
    { input: { state, device, locale: "vi-VN" } },
    headers,
  );

test("a draft is rendered in one language, with fallbacks for missing texts, and without incomplete parts", async () => {
  const state = {
    name: "Typed",
    pc: {
      b: { kind: "tiers", position: 1 },
      a: { kind: "countdown", position: 2, title: { "en-US": "Soon" }, endsAt: "2026-12-01T00:00:00Z" },
      c: { kind: "html", position: 3, hidden: true, html: inAll("hidden") },
      d: { kind: "slider", title: { "vi-VN": "x".repeat(401) } },
    },
  };
  expect(await preview(state)).toEqual({
    pageContent: { columns: [{ id: "a", kind: "countdown", title: "Soon", endsAt: "2026-12-01T00:00:00Z" }] },
    incomplete: ["b", "d"],
  });
  expect((await preview(state, "h5")).pageContent.columns).toHaveLength(1);
});

test("HTML is sanitized before it is rendered, and active content is left out", async () => {
  const html = (text: string) => ({ kind: "html", html: { "en-US": text } });
  const { pageContent, incomplete } = await preview({
    pc: { a: html('<p class="x">text</p><marquee>x</marquee>'), b: html('<img src="x" onerror="alert(1)">') },
  });
  expect(pageContent).toEqual({ columns: [{ id: "a", kind: "html", html: "<p>text</p>x" }] });
  expect(incomplete).toEqual(["b"]);
  expect(await preview({}, "pc", people.sari)).toBe("FORBIDDEN");
  expect(await preview({}, "tablet")).toBe("INVALID_INPUT");
});
