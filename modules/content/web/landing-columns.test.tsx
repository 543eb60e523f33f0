import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { PageColumn } from "../contract/page-columns.ts";
import { LandingColumns } from "./landing-columns.tsx";
import { Slider } from "./slider/slider.tsx";

const render = (element: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const count = (html: string, part: string) => html.split(part).length - 1;

const slide = (title: string) => ({ image: `/pictures/${title}.webp?v=1`, alt: "", title, href: `/${title}.html` });
const slider = (...titles: string[]) => ({ id: "s", kind: "slider" as const, title: "News", items: titles.map(slide) });

test("SH-30 a single slide is rendered once, without controls", () => {
  const html = render(<Slider column={slider("one")} first={false} />);
  expect([count(html, "<li"), count(html, "<li inert")]).toEqual([1, 0]);
});

test("SH-30 a slider ends with a copy of its first slide, which is hidden from focus and screen readers", () => {
  const html = render(<Slider column={slider("one", "two")} first={false} />);
  expect([count(html, "<li"), count(html, "<li inert")]).toEqual([3, 1]);
  expect(html.split("<li inert")[1]).toContain("/one.html");
});

test("columns are rendered in their order; those of other modules by slots", () => {
  const columns: PageColumn[] = [
    { id: "t", kind: "tiers", activityCode: "PWP1" },
    { id: "h", kind: "html", html: "<p>words</p>" },
    { id: "p", kind: "products", style: "rail", items: [{ productCode: "P1" }] },
  ];
  const slots = {
    products: (column: { items: { productCode: string }[] }) => <b>{column.items.map((item) => item.productCode)}</b>,
    tiers: (column: { activityCode: string }, first: boolean) => <i>{`${column.activityCode} ${first}`}</i>,
  };
  const html = render(<LandingColumns columns={columns} slots={slots} />);
  const places = ["<i>PWP1 true</i>", "<p>words</p>", "<b>P1</b>"].map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(render(<LandingColumns columns={columns} />)).not.toMatch(/<i>|<b>/);
});

test("a page that opens with one wide banner has its title as its heading", () => {
  const banner = (...titles: string[]): PageColumn => ({
    id: "b",
    kind: "banner",
    style: "wide",
    items: titles.map((title) => ({ title })),
  });
  expect(render(<LandingColumns columns={[banner("Sale")]} />)).toMatch(/<h1[^>]*>Sale<\/h1>/);
  expect(render(<LandingColumns columns={[banner("One", "Two")]} />)).not.toContain("<h1");
});
