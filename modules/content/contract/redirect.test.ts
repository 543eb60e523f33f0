import { expect, test } from "vitest";
import { isLinkTarget } from "./link-target.ts";
import { readableTarget, redirectPath, targetOf } from "./redirect.ts";

test("paths are compared without origin, query, case and trailing slash", () => {
  expect(redirectPath("https://old.example/Shoes/Run/?page=2#top")).toBe("/shoes/run");
  expect(redirectPath(" /Café//")).toBe("/caf%c3%a9");
  expect(redirectPath("/a b")).toBe("/a%20b");
  for (const text of ["", "/", "//evil.example/x", "/\\evil", "shoes", "javascript:alert(1)", `/${"x".repeat(200)}`])
    expect(redirectPath(text)).toBeNull();
});

test("a redirect target is a path of the shop or an https address", () => {
  for (const text of ["/shoes.html", "/plp/search?q=ball", "/", "https://club.example/x"])
    expect(isLinkTarget(text)).toBe(true);
  for (const text of [
    "",
    "shoes",
    "//evil.example",
    "/\\evil",
    "http://x.example",
    "https://",
    "javascript:1",
    "/a b",
    7,
  ])
    expect(isLinkTarget(text)).toBe(false);
});

test("a target is stored without escapes, and encoded again when it is read", () => {
  expect(readableTarget("/search/match%20ball.html")).toBe("/search/match ball.html");
  expect(readableTarget("/100%")).toBe("/100%");
  expect(targetOf(" /search/match ball.html ")).toBe("/search/match%20ball.html");
  expect(targetOf("/bóng?q=a%20b")).toBe("/b%C3%B3ng?q=a%20b");
  expect(isLinkTarget(targetOf(readableTarget("/search/match%20ball.html")))).toBe(true);
});
