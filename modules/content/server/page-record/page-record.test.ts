import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aPage, publish } from "../testing/a-page.ts";
import { inAll, pageFixture, textColumn } from "../testing/page-fixture.ts";

const { database } = await testDatabase();
const { save, read, problems, undo } = await pageFixture(database);

const entryOf = (saved: Awaited<ReturnType<typeof save>>) => (saved.ok ? (saved.value.entryId ?? 0) : 0);

test("only the name is required in a draft, and it is not written to shoppers' tables", async () => {
  expect(await problems("/page/draft", {})).toBe("SAVED");
  expect(await problems("/page/draft", { "pc/a/kind": "html" })).toEqual(["name missing"]);
  expect(await problems("/page/draft", { name: " Draft ", "pc/a/kind": "slider" })).toBe("SAVED");
  expect(await read("/page/draft")).toEqual({ name: "Draft", pc: { a: { kind: "slider" } } });
  const { rows } = await sql`select from content.page where path = '/page/draft'`.execute(database.kysely);
  expect(rows).toEqual([]);
});

test("an invalid value is reported at its field, in a draft too", async () => {
  const refused = (fields: Parameters<typeof save>[1], path = "/page/wrong") =>
    problems(path, { name: "x", ...fields });
  expect(await refused({}, "page without slash")).toEqual(["path"]);
  expect(await refused({}, "/admin/x")).toEqual(["path"]);
  expect(await refused({ price: 1 })).toEqual(["price unknown"]);
  expect(await refused({ name: "x".repeat(121) })).toEqual(["name tooLong 120"]);
  expect(await refused({ "pc/a/kind": "carousel" })).toEqual(["pc/a/kind invalid"]);
  expect(await refused({ "pc/a": { kind: "html", html: { "en-US": "<script>x</script>" } } })).toEqual([
    expect.stringMatching(/^pc\/a\/html\/en-US danger /),
  ]);
  const slide = { kind: "slider", items: { one: { href: "javascript:x", title: { "fr-FR": "x" }, colour: "red" } } };
  expect(await refused({ "h5/s": slide })).toEqual([
    "h5/s/items/one/colour unknown",
    "h5/s/items/one/title/fr-FR unknown",
    "h5/s/items/one/href link",
  ]);
  expect(await refused({ "pc/p": { kind: "products", products: ["A", "A"], from: { limit: 99, size: 1 } } })).toEqual([
    "pc/p/from/size unknown",
    "pc/p/products invalid",
    "pc/p/from/limit invalid",
  ]);
  expect(await refused({ "live/publishedAt": "2026-11-15T10:00:00.000Z" })).toEqual(["live byPublishing"]);
  expect(await read("/page/wrong")).toBeNull();
});

test("editing a page published by code starts from its newest version, for both devices", async () => {
  const slider = (device: string) => ({
    id: "s",
    kind: "slider",
    title: "Slides",
    items: [{ image: `/pictures/${device}.webp`, alt: "", title: "One", href: "/shoes.html" }],
  });
  for (const device of ["pc", "h5"] as const)
    await publish(
      database.kysely,
      aPage("", {
        path: "/page/old",
        device,
        contents: Object.fromEntries(
          ["en-US", "id-ID", "vi-VN", "zh-CN"].map((locale) => [
            locale,
            { content: { columns: [slider(device)] }, seo: { title: `Old ${locale}` } },
          ]),
        ),
      }),
    );
  const texts = (text: string) => Object.fromEntries(Object.keys(inAll("")).map((locale) => [locale, text]));
  const column = (device: string) => ({
    s: {
      kind: "slider",
      position: 1_024,
      title: texts("Slides"),
      items: { i1: { position: 1_024, image: `/pictures/${device}.webp`, title: texts("One"), href: "/shoes.html" } },
    },
  });
  expect(await read("/page/old")).toEqual({
    name: "Old en-US",
    seo: { title: inAll("Old") },
    pc: column("pc"),
    h5: column("h5"),
    live: { publishedAt: expect.any(String) },
  });
  expect(await problems("/page/old", { name: "Renamed" })).toBe("SAVED");
  expect(await read("/page/old")).toMatchObject({ name: "Renamed", pc: column("pc") });
});

test("edits and moves of different columns are merged; the same text twice is OUTDATED, and an entry is undone", async () => {
  await save("/page/merge", { name: "Merge", "pc/a": textColumn("A", 1_024), "pc/b": textColumn("B", 2_048) });
  const first = await save("/page/merge", { "pc/a/html/en-US": "A2" }, 1, "Budi");
  expect(await problems("/page/merge", { "pc/b/position": 512, "pc/b/html/id-ID": "B2" }, 1)).toBe("SAVED");
  expect(await problems("/page/merge", { "pc/c": textColumn("C") }, 1)).toBe("SAVED");
  expect(await problems("/page/merge", { "pc/a/html/en-US": "A3" }, 1)).toBe("OUTDATED");
  expect(await read("/page/merge")).toMatchObject({
    pc: { a: { html: { "en-US": "A2" } }, b: { position: 512, html: { "id-ID": "B2" } }, c: { kind: "html" } },
  });
  expect(await undo(entryOf(first))).toMatchObject({ ok: true });
  expect(await read("/page/merge")).toMatchObject({ pc: { a: { html: { "en-US": "A en-US" } } } });
});
