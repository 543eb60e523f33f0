import { expect, test } from "vitest";
import { measuresNothing, measuringSources } from "./measuring.ts";

test("the content security policy is widened by exactly the origins of the tools in use", () => {
  expect(measuringSources(measuresNothing)).toEqual({});
  const analytics = { url: "https://collect.example/mp/collect?x=1", id: "G-1" };
  const pixel = { url: "https://pixel.example:8443/tr", id: "7" };
  expect(measuringSources({ analytics, pixel })).toEqual({
    "connect-src": ["https://collect.example"],
    "img-src": ["https://pixel.example:8443"],
  });
});
