import { expect, test } from "vitest";
import { publicRouteIds } from "../request/public-routes.ts";
import { afterSessionEnded } from "./session-ended.ts";

test("RT-39 the public routes are exactly the fifteen of the specification", () => {
  expect([...publicRouteIds].sort()).toEqual(
    [
      "login, home, plp, plpSearch, store, Faq, flashSale, pdp, pdp2",
      "microplp_search, microplp, Blog, sizeGuide, LandingPage-all, shopCart",
    ]
      .join(", ")
      .split(", ")
      .sort(),
  );
});

test("SE-09 an ended session does not redirect on a public page", () => {
  for (const id of publicRouteIds) expect(afterSessionEnded(id, "/x")).toEqual({ stay: true });
});

test("a page opened from an e-mail never redirects to the login", () => {
  for (const id of ["newsletterSubscribe", "newsletterUnsubscribe"]) {
    expect(afterSessionEnded(id, "/x")).toEqual({ stay: true });
  }
});

test("SE-08 RT-40 any other page redirects to the login and back", () => {
  expect(afterSessionEnded("contactUs", "/contact-us?a=1&b=2")).toEqual({
    stay: false,
    to: "/login?redirectUrl=%2Fcontact-us%3Fa%3D1%26b%3D2",
  });
  expect(afterSessionEnded("accountOrder", "/account/order")).toEqual({
    stay: false,
    to: "/login?redirectUrl=%2Faccount%2Forder",
  });
});
