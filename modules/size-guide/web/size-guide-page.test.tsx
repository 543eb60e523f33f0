import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Locale } from "#kit/core/locale.ts";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import { SizeGuidePage, type SizeGuidePageProps } from "./size-guide-page.tsx";

const texts = (locale: Locale) =>
  JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), "utf8"));

function render(props: SizeGuidePageProps): string {
  const router = createMemoryRouter([{ path: "*", element: <SizeGuidePage {...props} /> }]);
  return renderToStaticMarkup(
    <TextProvider locale="en-US" source={(_module, locale) => texts(locale)}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
}

const brands = [
  { brandCode: "LKH", brandName: "Langkah" },
  { brandCode: "TGP", brandName: "Tegap" },
];
const menu = [
  {
    categoryCode: "WEAR",
    categoryName: "Wear",
    sizeGuideBrandObjects: [],
    categoryList: [{ categoryCode: "SHOES", categoryName: "Shoes", categoryList: [], sizeGuideBrandObjects: brands }],
  },
];

test("SG-01 SG-04 the menu is a list of nested categories with their brands, and option groups for the phone", () => {
  const html = render({ menu, chosen: { categoryCode: "SHOES", ...brands[1] } as never, chart: "<p>Chart</p>" });
  expect(html).toMatch(/<nav[^>]*>.*Wear.*<ul.*Shoes.*Langkah.*Tegap.*<\/nav>/);
  expect(html).toMatch(/aria-current="page"[^>]*>Tegap</);
  expect(html).toMatch(/<optgroup label="Wear"><option value="SHOES-LKH-Langkah">Shoes · Langkah<\/option>/);
  expect(html).toMatch(/<option value="SHOES-TGP-Tegap" selected="">/);
  expect(html).toContain("<p>Chart</p>");
});

test("SG-05 an empty menu shows a message, and neither menu nor chart", () => {
  const html = render({ menu: [], chosen: null, chart: null });
  expect(html).toContain("There is no size guide yet");
  expect(html).not.toMatch(/<nav|<select|size-chart/);
});

test("SG-05 for a deleted chart the menu stays, to choose another", () => {
  const html = render({ menu, chosen: { categoryCode: "SHOES", ...brands[0] } as never, chart: null });
  expect(html).toContain("This chart is not here at the moment");
  expect(html).toContain("<select");
});
