import { expect, test } from "vitest";
import { meaningfulQuery, readPageAddress } from "./page-address.ts";

test("a request for a page's data belongs to that page", () => {
  expect(readPageAddress("/contact-us.data?_routes=x")).toMatchObject({ pathname: "/contact-us", dataOnly: true });
  expect(readPageAddress("/_.data")).toMatchObject({ pathname: "/", dataOnly: true });
  expect(readPageAddress("/account/_.data?a=1")).toMatchObject({ pathname: "/account/", dataOnly: true });
  expect(readPageAddress("/a_.data")).toMatchObject({ pathname: "/a_", dataOnly: true });
  expect(readPageAddress("/contact-us?a=1")).toMatchObject({ pathname: "/contact-us", dataOnly: false });
});

test("a language in the address counts only if supported", () => {
  expect(readPageAddress("/?lang=id-ID").lang).toBe("id-ID");
  expect(readPageAddress("/?lang=klingon").lang).toBeNull();
});

test("UTM parameters and the order of the others do not make another page", () => {
  const query = new URLSearchParams("utm_source=mail&sort=price&q=bola&utm_campaign=x");
  expect(meaningfulQuery(query, ["q", "sort"]).toString()).toBe("q=bola&sort=price");
  expect(meaningfulQuery(query, []).size).toBe(0);
});
