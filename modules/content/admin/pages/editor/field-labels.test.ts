import { expect, test } from "vitest";
import type { ColumnState, PageState } from "../../../contract/page/page-state.ts";
import { columnName, pageFieldLabel } from "./field-labels.ts";

/** Texts as their keys, with the number if one is given. */
const t = (key: string, values?: { readonly place?: number }) =>
  values?.place === undefined ? key : `${key} ${values.place}`;

const nameOf = (column: ColumnState) => columnName(t as never, { pc: { one: column } }, "pc", "one", "en-US");

test("a column is named by its title, its first banner's title or the first words of its text", () => {
  expect(nameOf({ kind: "slider", title: { "id-ID": "Berita", "en-US": "News" } })).toBe("kind_slider “News”");
  expect(nameOf({ kind: "slider", title: { "id-ID": "Berita" } })).toBe("kind_slider “Berita”");
  const items = { b: { position: 2, title: { "en-US": "Second" } }, a: { position: 1, title: { "en-US": "First" } } };
  expect(nameOf({ kind: "banner", items })).toBe("kind_banner “First”");
  expect(nameOf({ kind: "html", html: { "en-US": "<h2>Terms</h2><p>of&nbsp;use</p>" } })).toBe(
    "kind_html “Terms of use”",
  );
  const long = { "en-US": `<p>${"brick ".repeat(20)}</p>` };
  expect(nameOf({ kind: "html", html: long })).toBe("kind_html “brick brick brick brick brick brick bric…”");
  expect(nameOf({ kind: "html", html: {} })).toBe("kind_html");
});

test("a field of a slide is named with the slide's place", () => {
  const column: ColumnState = { kind: "slider", items: { b: { position: 2 }, a: { position: 1 } } };
  const state: PageState = { h5: { one: column } };
  expect(pageFieldLabel(t as never, state, "en-US", "h5/one/items/b/title/en-US")).toBe(
    "h5 · kind_slider · slide_number 2 · title · English",
  );
});
