import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Alert } from "../feedback/alert.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Picture } from "./picture.tsx";
import { Price } from "./price.tsx";
import { Tabs } from "./tabs.tsx";

const labels = { currentLabel: "Now", originalLabel: "Before" };
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("a picture reserves its space and offers its widths", () => {
  const html = renderToStaticMarkup(
    <Picture
      path="/pictures/hero.webp?v=1f"
      alt="A castle"
      width={800}
      height={600}
      widths={[400, 800]}
      sizes="50vw"
    />,
  );
  expect(html).toContain('width="800" height="600"');
  expect(html).toContain('srcSet="/img/w400/pictures/hero.webp?v=1f 400w, /img/w800/pictures/hero.webp?v=1f 800w"');
  expect(html).toContain('loading="lazy"');
});

test("the first picture of a page is loaded eagerly", () => {
  const html = renderToStaticMarkup(<Picture priority path="hero" alt="" width={8} height={6} />);
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
});

test("a reduced price names both prices for screen readers and strikes the old one", () => {
  const html = renderToStaticMarkup(<Price {...labels} current={479_000} original={599_000} off="-20%" />);
  expect(textOf(html)).toBe("Now Rp479.000 Before Rp599.000 -20%");
  expect(html).toMatch(/<s [^>]*>.*Rp599\.000<\/s>/);
});

test.each([null, undefined, 479_000, 400_000])("an original price of %s is not shown beside 479000", (original) => {
  expect(textOf(renderToStaticMarkup(<Price {...labels} current={479_000} original={original} />))).toBe(
    "Now Rp479.000",
  );
});

test("the last crumb is the page itself and no link", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Breadcrumb
        label="You are here"
        crumbs={[
          { label: "Home", to: "/" },
          { label: "Balls", to: "/balls" },
        ]}
      />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<span aria-current="page"[^>]*>Balls<\/span>/);
  expect([...html.matchAll(/<a /g)]).toHaveLength(1);
});

test("only the selected tab is in the tab order, and only its panel is shown", () => {
  const tabs = ["one", "two"].map((key) => ({ key, label: key, content: `${key} panel` }));
  const html = renderToStaticMarkup(<Tabs label="Parts" tabs={tabs} selected="two" />);
  expect(
    [...html.matchAll(/role="tab" aria-selected="(\w+)"[^>]*tabindex="(-?\d)"/gi)].map(([, a, b]) => [a, b]),
  ).toEqual([
    ["false", "-1"],
    ["true", "0"],
  ]);
  expect(html).toMatch(/hidden=""[^>]*>one panel/);
});

test("a closed dialog renders no content", () => {
  const html = renderToStaticMarkup(
    <Dialog open={false} onClose={() => {}} title="Title" closeLabel="Close">
      secret
    </Dialog>,
  );
  expect(html).toMatch(/^<dialog [^>]*><\/dialog>$/);
});

test("an alert is assertive only when it is a new error", () => {
  expect(renderToStaticMarkup(<Alert tone="error" live title="No" />)).toContain('role="alert"');
  expect(renderToStaticMarkup(<Alert tone="success" live title="Yes" />)).toContain('role="status"');
  expect(renderToStaticMarkup(<Alert tone="error" title="No" />)).not.toContain("role=");
});
