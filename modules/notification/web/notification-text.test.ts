import { expect, test } from "vitest";
import {
  clubLinkEvents,
  orderNotificationEvents,
  pointsEvents,
  returnEvents,
} from "../contract/member-notification.ts";
import en from "./messages/en-US.json" with { type: "json" };
import { notificationWords } from "./notification-text.ts";

test("every kind of news has words", () => {
  for (const event of orderNotificationEvents)
    expect(en).toHaveProperty(notificationWords({ kind: "order", data: { event } }).key);
  for (const event of returnEvents)
    expect(en).toHaveProperty(notificationWords({ kind: "return", data: { event } }).key);
  for (const event of pointsEvents)
    expect(en).toHaveProperty(notificationWords({ kind: "points", data: { event } }).key);
  for (const event of clubLinkEvents)
    expect(en).toHaveProperty(notificationWords({ kind: "club", data: { event } }).key);
});

test("blanks are filled from the notification", () => {
  expect(notificationWords({ kind: "points", data: { points: 12_500, event: "earned" } })).toMatchObject({
    key: "points_earned",
    values: { points: "12.500" },
  });
  expect(
    notificationWords({ kind: "backInStock", data: { productName: "Road Runner", choice: "Red, EU 42" } }),
  ).toMatchObject({
    values: { product: "Road Runner (Red, EU 42)" },
  });
  expect(notificationWords({ kind: "promotion", data: { title: "Half price", text: "Until Sunday" } }).own).toEqual({
    title: "Half price",
    text: "Until Sunday",
  });
});

test("news that nobody here has words for are news all the same", () => {
  expect(notificationWords({ kind: "toString", data: null }).key).toBe("news");
  expect(notificationWords({ kind: "order", data: { event: "painted" } }).key).toBe("news");
  expect(notificationWords({ kind: "order", data: "spoiled" }).key).toBe("news");
});
