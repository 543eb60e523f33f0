import { expect, test } from "vitest";
import { isLinkAddress } from "./link-address.ts";

test("links lead to pages of the shop, other sites over https, mailboxes and telephones", () => {
  for (const address of ["/", "/shoes.html?sort=NEWEST#top", "https://x.example/a", "mailto:a@b.example", "tel:+62812"])
    expect(isLinkAddress(address)).toBe(true);
  for (const address of [
    "",
    "shoes",
    "//evil.example",
    "/\\evil.example",
    "http://x.example",
    "javascript:alert(1)",
    "/a b",
  ])
    expect(isLinkAddress(address)).toBe(false);
});
