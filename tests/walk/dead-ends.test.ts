import { expect, test } from "vitest";
import { onwardLinks, pageProblems } from "./dead-ends.ts";
import { readPage } from "./read-page.ts";

const page = (main: string) =>
  readPage(`<!doctype html><html><body><a href="/shop-cart">Cart</a><main>${main}</main></body></html>`);
const problems = (main: string, status = 200) =>
  pageProblems(page(main), { path: "/order/detail/X", status, names: /Awaiting payment/ });

test("1C-01 a page that names its state and links on has no problem", () => {
  const good = `<div><h1>Order X</h1><span>Awaiting payment</span></div><a href="/payment?order=X">Pay</a>`;
  expect(problems(good)).toEqual([]);
  expect(problems(good.replace("Awaiting", "Not awaiting").replace("payment", "money"))).toEqual([
    "no heading matches /Awaiting payment/: Order X Not awaiting money · Order X",
  ]);
});

test.each([
  ["home", '<a href="/">Home</a>'],
  ["the contact page", '<a href="/contact-us?about=x">Contact us</a>'],
  ["itself", '<a href="#parcels">Parcels</a><a href="/order/detail/X?tab=1">Again</a>'],
  ["writing to us", '<a href="mailto:a@b.example">Mail</a><a href="tel:+62211">Call</a>'],
  ["nothing, for want of a script", '<button type="button">Pay</button>'],
  [
    "nothing, for it is hidden",
    '<div hidden><a href="/payment">Pay</a></div><dialog><a href="/payment">Pay</a></dialog>',
  ],
  ["nothing, for its button is off", '<form method="post"><button disabled>Pay</button></form>'],
  ["a search of the whole shop", '<form action="/plp/search"><input name="q"><button>Search</button></form>'],
])("1C-01 a page that only leads to %s is a dead end", (_where, way) => {
  expect(problems(`<h1>Awaiting payment</h1>${way}`)).toEqual(["has no way on but home and the contact page"]);
});

test.each([
  ["a link", '<a href="/order">My orders</a>', "My orders"],
  [
    "a link named for those who do not see it",
    '<a href="/order" aria-label="My orders"><svg><path d="M0 0"/></svg></a>',
    "My orders",
  ],
  ["a link to another site", '<a href="https://maps.example/x">Map</a>', "Map"],
  ["a form", '<form method="post"><input name="contact"><button>Send me a code</button></form>', "Send me a code"],
])("1C-01 %s is a next step", (_what, way, name) => {
  expect(onwardLinks(page(`<h1>Awaiting payment</h1>${way}`), "/order/detail/X")).toEqual([name]);
});

test("1C-01 an error page must name the error, and a server failure never passes", () => {
  expect(problems("<h1>Awaiting payment</h1><a href='/order'>Orders</a>", 404)).toEqual([]);
  expect(problems("<a href='/order'>Orders</a>", 404)).toEqual(["answers 404", "has no heading"]);
  expect(problems("<h1>Awaiting payment</h1><a href='/order'>Orders</a>", 503)).toEqual(["answers 503"]);
});
