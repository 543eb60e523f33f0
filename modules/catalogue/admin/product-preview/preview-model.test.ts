import { expect, test } from "vitest";
import type { ProductState } from "../../contract/product/product-state.ts";
import { previewModel } from "./preview-model.ts";

const choices = {
  brands: [{ code: "LKH", name: "Langkah" }],
  categories: [{ code: "RUN", name: "Pakaian › Sepatu", certificates: [] }],
  attributes: [
    {
      code: "s_color",
      name: "Warna",
      values: [
        { code: "red", name: "Merah", swatch: "#b92b18" },
        { code: "blue", name: "Biru", swatch: null },
      ],
    },
  ],
  sizeGuides: [],
  promotions: [],
};
const state: ProductState = {
  status: "draft",
  brandCode: "LKH",
  categoryCodes: ["RUN"],
  names: { "en-US": "Runner", "id-ID": "Pelari" },
  descriptions: { "en-US": "Fast" },
  certificates: [{ type: "SNI", number: "SNI 8124" }],
  picturedBy: "s_color",
  media: [
    { url: "/red.webp", type: "image", value: "red", alt: { "id-ID": "Sepatu merah" } },
    { url: "/film.mp4", type: "video" },
  ],
  skus: {
    B: { price: 200, options: { s_color: "blue" }, position: 1 },
    A: { price: 200, salePrice: 150, saleFrom: "2026-11-18T00:00:00.000Z", options: { s_color: "red" }, position: 0 },
    C: { options: { s_color: "red" }, position: 2 },
  },
};
const model = (at: string, locale: "id-ID" | "zh-CN" = "id-ID") =>
  previewModel({ code: "LKH1", state, choices, stock: new Map([["A", 4]]), locale, at: new Date(at) });

test("the preview shows an unsaved state in the chosen language, falling back to English", () => {
  const shown = model("2026-11-18T01:00:00Z");
  expect(shown).toMatchObject({
    name: "Pelari",
    description: "Fast",
    brand: { name: "Langkah" },
    categories: [{ label: "Pakaian" }, { label: "Sepatu" }],
    certificates: ["SNI: 8124"],
    attributes: [
      {
        name: "Warna",
        values: [
          { code: "red", image: "/red.webp" },
          { code: "blue", image: null },
        ],
      },
    ],
    skus: [
      { code: "A", price: 150, before: 200, stock: 4, ribbon: { text: "-25%" }, gallery: 0 },
      { code: "B", price: 200, before: null, stock: 0, ribbon: null, gallery: 1 },
    ],
  });
  expect(shown?.galleries[0]).toEqual([
    { type: "image", path: "/red.webp", alt: "Sepatu merah" },
    { type: "video", path: "/film.mp4" },
  ]);
  expect(model("2026-11-18T01:00:00Z", "zh-CN")?.name).toBe("Runner");
});

test("a sale that has not started shows the price, and a product without any price has no preview", () => {
  expect(model("2026-11-17T01:00:00Z")?.skus[0]).toMatchObject({ price: 200, before: null });
  const bare = {
    code: "X",
    state: { status: "draft" } as const,
    choices,
    stock: new Map(),
    locale: "en-US" as const,
    at: new Date(),
  };
  expect(previewModel(bare)).toBeNull();
});
