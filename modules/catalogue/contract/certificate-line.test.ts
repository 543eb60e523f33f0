import { expect, test } from "vitest";
import { certificateLine } from "./certificate-line.ts";

test.each([
  ["SNI", "SNI ISO 8124-1:2010", "SNI: ISO 8124-1:2010"],
  ["SNI", "sni: 123", "SNI: 123"],
  ["SNI", "8124", "SNI: 8124"],
  ["SNI", "SNIP-9", "SNI: SNIP-9"],
  ["K3L", "K3L-22-1", "K3L: 22-1"],
  ["UTTP", " 77 ", "UTTP: 77"],
])("1A-17 a certificate of type %s with the number %s names its type once", (type, number, expected) => {
  expect(certificateLine({ type, number })).toBe(expected);
});
