import fc from "fast-check";
import { expect, test } from "vitest";
import { productPath } from "../contract/product-slug.ts";
import type { CardModel } from "./card-model.ts";
import { packCards, unpackCards } from "./packed-cards.ts";

const text = fc.string({ unit: fc.constantFrom("a", "Ü", "短", "%", "~", "|", ";", "=", "%7c", " ", "\\", '"') });
const word = text.filter((value) => value !== "");
const card: fc.Arbitrary<CardModel> = fc
  .record({
    code: word,
    name: text,
    brand: text,
    image: fc.option(word),
    price: fc.nat(),
    priceVaries: fc.boolean(),
    before: fc.option(fc.nat()),
    ribbon: fc.option(fc.record({ text, image: fc.option(word), position: text })),
    soldOut: fc.boolean(),
    preOrder: fc.boolean(),
    swatches: fc.array(fc.record({ name: text, colour: text }), { maxLength: 3 }),
    query: fc.constantFrom("", "?skuCode=A-1", "?skuCode=A%7C1&soldOut=show"),
  })
  .map(({ query, ...fields }) => ({ ...fields, path: productPath(fields.name, fields.code) + query }));

test("packed cards are unpacked unchanged", () => {
  fc.assert(
    fc.property(fc.array(card, { maxLength: 4 }), (cards) => {
      expect(unpackCards(packCards(cards))).toEqual(cards);
    }),
  );
});

test("a card is a short row", () => {
  const one: CardModel = {
    code: "LKH1",
    name: "Runner | 2",
    path: "/pdp/Runner-%7C-2/LKH1?skuCode=LKH1-A",
    brand: "LKH",
    image: "/a.webp?v=1",
    price: 100,
    priceVaries: true,
    before: null,
    ribbon: null,
    soldOut: true,
    preOrder: false,
    swatches: [
      { name: "Brick", colour: "#aa0000" },
      { name: "Sea", colour: "#0000aa" },
    ],
  };
  expect(packCards([one])).toBe(
    "LKH1|Runner %7c 2|LKH|/a.webp?v=1|100||vs||||Brick=#aa0000;Sea=#0000aa|?skuCode=LKH1-A",
  );
});
