import fc from "fast-check";
import { expect, test } from "vitest";
import { joinGoal, joinPathWithKey, joinTarget } from "./join-target.ts";

const query = (text: string) => new URLSearchParams(text);

test("RT-34 the return path is redirectUrl, or the one in key, or the home page", () => {
  expect(joinTarget(query("redirectUrl=%2Fstore"))).toBe("/store");
  expect(joinTarget(query(`key=${btoa(JSON.stringify({ redirectUrl: "/checkout/7?a=1" }))}`))).toBe("/checkout/7?a=1");
  expect(joinTarget(query(""))).toBe("/");
});

test.each([
  "redirectUrl=%2F%2Fevil.example",
  "redirectUrl=https%3A%2F%2Fevil.example",
  `key=${btoa(JSON.stringify({ redirectUrl: "//evil.example" }))}`,
  `key=${btoa(JSON.stringify({ redirectUrl: 7 }))}`,
  `key=${btoa("null")}`,
  "key=%00",
  "key=e30",
])("S9 D-09 %s leads home", (text) => {
  expect(joinTarget(query(text))).toBe("/");
});

test("LY-22 a return path encoded in key is read back", () => {
  const path = fc.webPath().filter((text) => text.startsWith("/") && !text.startsWith("//"));
  fc.assert(
    fc.property(path, (redirectUrl) => {
      const url = new URL(joinPathWithKey(redirectUrl), "http://shop.invalid");
      expect(url.pathname).toBe("/register/mapclub");
      expect(joinTarget(url.searchParams)).toBe(joinTarget(query(`redirectUrl=${encodeURIComponent(redirectUrl)}`)));
    }),
  );
});

test("the return path of a social sign-in that started on the join page is recognised", () => {
  expect(joinGoal("/register/mapclub?redirectUrl=%2Fstore")).toBe("/store");
  expect(joinGoal("/register/mapclub")).toBe("/");
  expect([joinGoal("/"), joinGoal("/register"), joinGoal("//x/register/mapclub")]).toEqual([null, null, null]);
});
