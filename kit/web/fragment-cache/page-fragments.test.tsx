import { useId } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { type Messages, TextProvider, useTextOf } from "../i18n/text-context.tsx";
import { CachedFragment } from "./cached-fragment.tsx";
import { FragmentCacheContext } from "./fragment-cache-context.ts";
import { type FragmentStore, fragmentStore } from "./fragment-store.ts";
import { pageFragments } from "./page-fragments.ts";

let render = 0;

function Card({ name }: { name: string }) {
  const t = useTextOf<"buy">("shop");
  render += 1;
  return (
    <b title={name}>
      {t("buy")} {name} &amp; more
    </b>
  );
}

const Page = ({ names }: { names: readonly string[] }) => (
  <CachedFragment as="ul" name="list" of={names} className="list">
    {names.map((name) => (
      <CachedFragment key={name} as="li" name="card" of={name}>
        <Card name={name} />
      </CachedFragment>
    ))}
  </CachedFragment>
);

const Labelled = () => <i id={useId()} />;

const messages: Record<string, Messages> = { "en-US": { buy: "Buy" }, "id-ID": { buy: "Beli" } };

type Visit = { locale?: "en-US" | "id-ID"; variant?: string; failed?: boolean; render?: typeof renderToString };

function visit(
  store: FragmentStore | null,
  page: React.ReactNode,
  { locale = "en-US", variant = "pc", ...how }: Visit = {},
) {
  const modules: string[] = [];
  const source = (module: string) => {
    modules.push(module);
    return messages[locale] ?? {};
  };
  const parts = store && pageFragments({ store, variant, mark: crypto.randomUUID() });
  render = 0;
  const html = (how.render ?? renderToString)(
    <TextProvider locale={locale} source={source}>
      <FragmentCacheContext value={parts}>{page}</FragmentCacheContext>
    </TextProvider>,
  );
  if (how.failed) parts?.discard();
  return { html: parts ? parts.assemble(html) : html, drawn: render, modules: [...new Set(modules)] };
}

test("a fragment rendered before from the same data is not rendered again, and the page is equal to the byte", () => {
  const store = fragmentStore(10_000);
  const page = <Page names={["Ball", "<i>Net</i>"]} />;
  const plain = visit(null, page);
  expect(plain.drawn).toBe(2);
  expect(visit(store, page)).toEqual(plain);
  expect(visit(store, page)).toEqual({ ...plain, drawn: 0 });
  expect(visit(store, page, { render: renderToStaticMarkup }).html).toBe(plain.html);
});

test("other data renders the changed fragments only", () => {
  const store = fragmentStore(10_000);
  visit(store, <Page names={["Ball", "Net"]} />);
  const grown = <Page names={["Ball", "Net", "Cup"]} />;
  const plain = visit(null, grown);
  expect(visit(store, grown)).toEqual({ ...plain, drawn: 1 });
  expect(visit(store, grown)).toEqual({ ...plain, drawn: 0 });
});

test("another language and another device have their own fragments", () => {
  const store = fragmentStore(10_000);
  const page = <Page names={["Ball"]} />;
  visit(store, page);
  expect(visit(store, page, { locale: "id-ID" })).toMatchObject({ drawn: 1, html: expect.stringContaining("Beli") });
  expect(visit(store, page, { variant: "h5" }).drawn).toBe(1);
  expect(visit(store, page).drawn).toBe(0);
});

test("no fragment of a failed page is stored, nor one with a generated id or a script", () => {
  const store = fragmentStore(10_000);
  visit(store, <Page names={["Ball"]} />, { failed: true });
  const tied = (
    <>
      <CachedFragment as="div" name="labelled" of={null}>
        <Labelled />
      </CachedFragment>
      <CachedFragment as="div" name="script" of={null}>
        <script>1</script>
      </CachedFragment>
    </>
  );
  expect(visit(store, tied).html).toBe(visit(null, tied).html);
  expect(store.stats().entries).toBe(0);
});

test("data that looks like a marker is unchanged", () => {
  const store = fragmentStore(10_000);
  visit(store, <Page names={["Ball"]} />);
  const page = <Page names={["\u0002mark:html:0\u0002"]} />;
  expect(visit(store, page).html).toBe(visit(null, page).html);
});
