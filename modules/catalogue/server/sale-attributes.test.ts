import { expect, test } from "vitest";
import type { Sku } from "./product.ts";
import { saleAttributes } from "./sale-attributes.ts";

const inAll = (name: string) => ({ code: name, name });
const sku = (colour: string) => ({ options: { s_color: colour } }) as unknown as Sku;

test("a colour is shown by its first picture, never by a video", () => {
  const product = {
    picturedBy: "s_color",
    media: [
      { url: "/red.mp4", type: "video", value: "red" },
      { url: "/red.webp", type: "image", value: "red" },
      { url: "/blue.mp4", type: "video", value: "blue" },
      { url: "/all.webp", type: "image" },
      { url: "/green.mp4", type: "video", value: "green" },
    ],
    offers: [sku("red"), sku("blue")],
  } as const;
  const attributes = [{ code: "s_color", name: "Colour", values: { red: inAll("Red"), blue: inAll("Blue") } }];
  const [colour] = saleAttributes(product, attributes as never, null);
  expect(colour?.values.map(({ code, image }) => [code, image])).toEqual([
    ["red", "/red.webp"],
    ["blue", "/all.webp"],
  ]);
});
