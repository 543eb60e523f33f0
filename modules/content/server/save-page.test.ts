import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { PageColumn } from "../contract/page-columns.ts";
import { savePage } from "./save-page.ts";
import { findPages } from "./store/pages.ts";

const { database } = await testDatabase();
const at = { path: "/page/x", device: "pc", locale: "en-US", seo: {} } as const;
const save = (...columns: unknown[]) => savePage(database.kysely, { ...at, content: { columns } });
const stored = async () => (await findPages(database.kysely, [at]))[0]?.content.columns ?? [];
const html = (text: string) => ({ id: "text", kind: "html", html: text });
const banner = (item: object) => ({ id: "top", kind: "banner", items: [{ title: "first" }, item] });

async function cleaned(text: string): Promise<string> {
  expect(await save(html(text))).toEqual({ ok: true, value: null });
  const [column] = (await stored()) as PageColumn[];
  return column?.kind === "html" ? column.html : "";
}

describe("what cannot be drawn is refused, with the place it stands at", () => {
  const cases: readonly [string, object, string, string][] = [
    ["a kind of column nobody knows", { id: "a", kind: "carousel" }, "/page/x columns.1.kind", '"carousel"'],
    ["a field nobody knows", { ...html("x"), colour: "red" }, "/page/x columns.1.colour", '"colour"'],
    ["a banner without an item", { id: "a", kind: "banner", items: [] }, "/page/x columns.1.items", "0"],
    [
      "a link to a script",
      banner({ href: "javascript:alert(1)" }),
      "/page/x columns.1.items.1.href",
      "path of this shop",
    ],
    [
      "a link to another site",
      banner({ href: "https://evil.example" }),
      "/page/x columns.1.items.1.href",
      "path of this shop",
    ],
    [
      "a link that only looks like a path",
      banner({ href: "//evil.example" }),
      "/page/x columns.1.items.1.href",
      "path of this shop",
    ],
    [
      "a link with a backslash",
      banner({ href: "/\\evil.example" }),
      "/page/x columns.1.items.1.href",
      "path of this shop",
    ],
    [
      "a picture from another site",
      banner({ image: "//evil.example/a.png" }),
      "/page/x columns.1.items.1.image",
      "path of this shop",
    ],
    ["an id with markup in it", { ...html("x"), id: "<b>" }, "/page/x columns.1.id", "<b>"],
  ];

  test.each(cases)("%s", async (_title, column, where, word) => {
    await sql`delete from content.page`.execute(database.kysely);
    const result = await save(html("fine"), column);
    expect(result).toEqual({ ok: false, error: { code: "BAD_PAGE", where, problem: expect.stringContaining(word) } });
    expect(await stored()).toEqual([]);
  });

  test("a page that is no page at all", async () => {
    const result = await savePage(database.kysely, { ...at, content: "columns" });
    expect(result).toMatchObject({ ok: false, error: { code: "BAD_PAGE", where: "/page/x" } });
  });
});

describe("HTML is cleaned before it is stored", () => {
  const cases: readonly [string, string, string][] = [
    ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
    ["a handler", '<p onclick="alert(1)">a</p>', "<p>a</p>"],
    ["a link to a script", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
    ["a link to a script in disguise", '<a href=" jAvA\tscript:alert(1)">a</a>', "<a>a</a>"],
    ["a link to data", '<a href="data:text/html,x">a</a>', "<a>a</a>"],
    ["a picture that runs", '<img src="x" onerror="alert(1)" />', '<img src="x" />'],
    ["a frame", '<iframe src="https://evil.example"></iframe>', ""],
    ["a style", '<style>*{display:none}</style><p style="position:fixed">a</p>', "<p>a</p>"],
    ["a form", '<form action="https://evil.example"><input name="pin" /></form>', ""],
    ["a drawing with a script", "<svg><script>alert(1)</script></svg>", ""],
  ];
  test.each(cases)("%s goes", async (_title, text, rest) => {
    expect(await cleaned(text)).toBe(rest);
  });

  test("what an editor needs stays", async () => {
    const text =
      '<h2 id="returns">Returns</h2><p>Write to <a href="mailto:a@b.example">us</a> or <a href="/contact-us">here</a>.</p><img src="/pictures/a.webp" alt="A" width="4" height="3" />';
    expect(await cleaned(text)).toBe(text);
  });

  test("cleaning what is clean changes nothing", async () => {
    const once = await cleaned('<p>a &lt; b &amp; c</p><a href="javascript:x">y</a>');
    expect(await cleaned(once)).toBe(once);
  });
});

test("writing the same page again leaves its row alone, another text does not", async () => {
  const version = async () => {
    const { rows } = await sql<{ xmin: string }>`select xmin::text from content.page where path = ${at.path}`.execute(
      database.kysely,
    );
    return rows[0]?.xmin;
  };
  await save(html("one"));
  const first = await version();
  await save(html("one"));
  expect(await version()).toBe(first);
  await save(html("two"));
  expect(await version()).not.toBe(first);
});

test("a page written in a transaction that fails was never written", async () => {
  await save(html("before"));
  const work = inTransaction(database, async (trx) => {
    await savePage(trx, { ...at, content: { columns: [html("after")] } });
    throw new Error("changed my mind");
  });
  await expect(work).rejects.toThrow("changed my mind");
  expect(await stored()).toEqual([html("before")]);
});
