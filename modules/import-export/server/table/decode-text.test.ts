import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const utf16 = (text: string, order: "le" | "be", mark: boolean) => {
  const bytes = Buffer.from((mark ? "\uFEFF" : "") + text, "utf16le");
  return order === "le" ? bytes : bytes.swap16();
};

const text = "Nama;Harga\nKafé Bóla;1.234,56\n€ “x”;7\n";

test.each([
  ["utf-8", "UTF-8", Buffer.from(text)],
  ["utf-8", "UTF-8 with a byte order mark", Buffer.from(`\uFEFF${text}`)],
  ["utf-16le", "UTF-16 of Excel's Unicode text", utf16(text, "le", true)],
  ["utf-16be", "UTF-16, the other order", utf16(text, "be", true)],
  ["utf-16le", "UTF-16 without a mark", utf16(text, "le", false)],
  ["utf-16be", "UTF-16 without a mark, the other order", utf16(text, "be", false)],
  [
    "windows-1252",
    "Windows-1252 of older Excel",
    Buffer.from(text.replaceAll("€", "\x80").replaceAll("“", "\x93").replaceAll("”", "\x94"), "latin1"),
  ],
])("the encoding %s is recognised: %s", (encoding, _name, bytes) => {
  expect(decodeText(bytes)).toEqual({ encoding, text });
});

test("every text is decoded correctly from UTF-8, with and without a byte order mark", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.boolean(), (cell, marked) => {
      const whole = `Name,Price\n"${cell.toWellFormed().replaceAll("\0", "")}",1\n`;
      expect(decodeText(Buffer.from((marked ? "\uFEFF" : "") + whole)).text).toBe(whole);
    }),
  );
});
