import { expect, test } from "vitest";
import { clubNews, orderNews, pointsNews, returnNews } from "../contract/notice.ts";
import en from "./messages/en-US.json" with { type: "json" };
import { noticeWords } from "./notice-words.ts";

test("every kind of news has words", () => {
  for (const event of orderNews) expect(en).toHaveProperty(noticeWords({ kind: "order", data: { event } }).key);
  for (const event of returnNews) expect(en).toHaveProperty(noticeWords({ kind: "return", data: { event } }).key);
  for (const event of pointsNews) expect(en).toHaveProperty(noticeWords({ kind: "points", data: { event } }).key);
  for (const event of clubNews) expect(en).toHaveProperty(noticeWords({ kind: "club", data: { event } }).key);
});

test("blanks are filled from the notice", () => {
  expect(noticeWords({ kind: "points", data: { points: 12_500, event: "earned" } })).toMatchObject({
    key: "points_earned",
    values: { points: "12.500" },
  });
  expect(
    noticeWords({ kind: "backInStock", data: { productName: "Road Runner", choice: "Red, EU 42" } }),
  ).toMatchObject({
    values: { product: "Road Runner (Red, EU 42)" },
  });
  expect(noticeWords({ kind: "promotion", data: { title: "Half price", text: "Until Sunday" } }).own).toEqual({
    title: "Half price",
    text: "Until Sunday",
  });
});

test("news that nobody here has words for are news all the same", () => {
  expect(noticeWords({ kind: "toString", data: null }).key).toBe("news");
  expect(noticeWords({ kind: "order", data: { event: "painted" } }).key).toBe("news");
  expect(noticeWords({ kind: "order", data: "spoiled" }).key).toBe("news");
});
