import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Api } from "#kit/graphql/client.ts";
import { ApiContext } from "#kit/web/api/api-context.tsx";
import { ToastProvider } from "#kit/web/feedback/toast-context.tsx";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import { productFields, skuFields } from "../testing/a-product.ts";
import texts from "./messages/en-US.json" with { type: "json" };
import { ProductDetails } from "./product-details.tsx";
import { ProductMissing } from "./product-missing.tsx";
import type { ProductPageFields } from "./product-page.graphql.gen.ts";
import { ProductView } from "./product-view.tsx";
import { readProduct } from "./read-product.server.ts";

const noRequests = (async () => {
  throw new Error("a page is drawn without asking");
}) as Api;

const render = (element: React.ReactNode, query = "") =>
  renderToStaticMarkup(
    <TextProvider locale="en-US" source={() => texts}>
      <ApiContext value={noRequests}>
        <ToastProvider texts={{ region: "", dismiss: "" }}>
          <MemoryRouter initialEntries={[`/pdp/Road-Runner/LKH1${query}`]}>{element}</MemoryRouter>
        </ToastProvider>
      </ApiContext>
    </TextProvider>,
  );

function page(given: Partial<ProductPageFields> = {}, query = "") {
  const product = readProduct(productFields(given));
  if (!product) throw new Error("no product");
  const slots = { buy: () => <b>buy</b>, remind: () => <i>remind</i> };
  return render(<ProductView product={product} disclaimer={null} slots={slots} />, query);
}

const details = (disclaimer: string | null) => {
  const product = readProduct(productFields());
  return product ? render(<ProductDetails product={product} disclaimer={disclaimer} />) : "";
};

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);

test("PD-01 the breadcrumb goes from home down the category path, each step to its .html page", () => {
  expect(links(page()).slice(0, 4)).toEqual(["/", "/wear.html", "/shoes.html", "/running-shoes.html"]);
});

test("PD-02 the brand leads to its page, spaces as hyphens", () => {
  expect(page()).toMatch(/<a [^>]*href="\/kawan-rimba\.html"[^>]*>Kawan Rimba<\/a>/);
});

test("PD-03 the name is the heading, with the number of the SKU", () => {
  expect(page()).toMatch(/<h1[^>]*>Road Runner<\/h1>/);
  expect(textOf(page())).toContain("SKU N-red-40");
  expect(textOf(page({}, "?skuCode=LKH1-blue-42"))).toContain("SKU N-blue-42");
});

test("PD-04 a higher previous price is struck through, with the saving", () => {
  expect(textOf(page())).toContain("Price now Rp675.000 Price before Rp900.000 -25% You save Rp225.000");
  const full = page({}, "?skuCode=LKH1-blue-40");
  expect(full).not.toContain("<s ");
  expect(textOf(full)).toContain("Price now Rp900.000");
});

test("PD-06 D-79 the description has facts and a line for each certificate", () => {
  expect(textOf(details(null))).toContain("For the road. Material Knit Certificates SNI: 123 K3L: 9");
});

test("PD-07 the disclaimer stands below, and without one there is no heading for it", () => {
  expect(details("<p>Legal words</p>")).toMatch(/Disclaimer[\s\S]*<p>Legal words<\/p>/);
  expect(textOf(details(null))).not.toContain("Disclaimer");
});

test("PD-08 the size guide opens in a new window under its category, brand code and brand name", () => {
  expect(page()).toMatch(/<a href="\/size-guide\/RUN-KWR-Kawan%20Rimba" target="_blank"/);
  const unsized = productFields().saleAttributesList.slice(0, 1);
  expect(page({ saleAttributesList: unsized })).not.toContain("/size-guide/");
});

test("MP-07 a chosen size chart, or none, replaces the usual one; a purchase limit is shown beside the button", () => {
  expect(page({ sizeGuide: "HATS-KWR" })).toContain('href="/size-guide/HATS-KWR-Kawan%20Rimba"');
  expect(page({ sizeGuide: "none" })).not.toContain("/size-guide/");
  expect(textOf(page({ purchaseLimit: 2 }))).toContain("At most 2 per order buy");
  expect(textOf(page())).not.toContain("per order");
});

test("PD-09 the ribbon is shown on the pictures of products that can be bought", () => {
  expect(page()).toMatch(/<span class="truncate">-25%<\/span>/);
  expect(page({}, "?skuCode=LKH1-red-42&soldOut=show")).not.toMatch(/<span class="truncate">-25%<\/span>/);
});

test("PD-17 every value is a link to the page with its SKU; the chosen one is marked, a sold out one is labelled", () => {
  const html = page();
  expect(links(html).filter((href) => href?.includes("skuCode="))).toEqual(
    ["red-40", "blue-40", "red-40", "red-42&amp;soldOut=show"].map(
      (sku) => `/pdp/Road-Runner/LKH1?skuCode=LKH1-${sku}`,
    ),
  );
  expect(textOf(html)).toContain("EU 42, sold out");
  expect(html.match(/aria-current="true"[^>]*href="[^"]*skuCode/g)).toHaveLength(2);
});

test("PD-25 the pictures are those of the SKU in the address", () => {
  const html = page({}, "?skuCode=LKH1-blue-42");
  expect(html).toContain("/img/w1600/pictures/products/lkh1-blue-2.webp?v=1");
  expect(html).not.toContain("/img/w1600/pictures/products/lkh1-red-1.webp");
});

test("GN-14 BC-46 a delivery takes three to seven working days, a pre-order that long after its release", () => {
  expect(textOf(page())).toContain("In stock Delivered in 3 to 7 working days");
  const later = page({ skuList: [skuFields("red", "40", { shippingTime: "2026-12-15" })] });
  expect(textOf(later)).toContain(
    "Pre-order: leaves on 15 December 2026 Expected between 18 December 2026 and 24 December 2026",
  );
});

test("low stock is counted, and sold out stock is not offered", () => {
  expect(textOf(page({ skuList: [skuFields("red", "40", { stock: 1 })] }))).toContain("Only 1 left");
  const gone = textOf(page({}, "?skuCode=LKH1-red-42&soldOut=show"));
  expect(gone).toContain("Sold out buy remind");
  expect(gone).not.toContain("working days");
});

test("PD-11 there is no reminder for products in stock, nor where the option is off", () => {
  expect(page()).not.toContain("<i>remind</i>");
  expect(page({ remindWhenAvailable: false }, "?skuCode=LKH1-red-42&soldOut=show")).not.toContain("<i>remind</i>");
});

test("PR-17 a flash sale shows its end, the units left and the limit for each buyer", () => {
  const flashSale = { activityCode: "FS1", activityStock: 7, maxPerUser: 2, shippingTime: null };
  const activity = {
    activityType: "CAMPAIGN",
    activityCode: "FS1",
    activityName: "Flash sale",
    activityDesc: "",
    activityRemark: "",
    activityLabel: "",
    activitySort: 1,
    activityBegin: "2026-11-01T00:00:00.000Z",
    activityEnd: "2026-12-01T00:00:00.000Z",
  };
  const html = page({
    skuList: [skuFields("red", "40", { skuCampaign: flashSale })],
    activities: [activity],
  });
  expect(textOf(html)).toContain("Flash sale Ends 01 December 2026 7 at this price left At most 2 per customer");
});

test("PD-15 a product without SKUs is answered as missing, and the page shows it", () => {
  expect(readProduct(productFields({ skuList: [] }))).toBeNull();
  expect(readProduct(null)).toBeNull();
  expect(render(<ProductMissing reason="none" />)).toMatch(/<h1[^>]*>Product does not exist\.<\/h1>/);
});

test("the server's page has no style attribute, which its security policy would refuse", () => {
  expect(page()).not.toContain(" style=");
});
