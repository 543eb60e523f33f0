import { expect, test } from "vitest";
import {
  clubLinkEvents,
  orderNotificationEvents,
  pointsEvents,
  returnEvents,
} from "../contract/member-notification.ts";
import en from "./messages/en-US.json" with { type: "json" };
import { notificationText } from "./notification-text.ts";

test("every event has a text", () => {
  for (const event of orderNotificationEvents)
    expect(en).toHaveProperty(notificationText({ kind: "order", data: { event } }).key);
  for (const event of returnEvents)
    expect(en).toHaveProperty(notificationText({ kind: "return", data: { event } }).key);
  for (const event of pointsEvents)
    expect(en).toHaveProperty(notificationText({ kind: "points", data: { event } }).key);
  for (const event of clubLinkEvents)
    expect(en).toHaveProperty(notificationText({ kind: "club", data: { event } }).key);
});

test("placeholders are filled from the notification", () => {
  expect(notificationText({ kind: "points", data: { points: 12_500, event: "earned" } })).toMatchObject({
    key: "points_earned",
    values: { points: "12.500" },
  });
  expect(
    notificationText({ kind: "backInStock", data: { productName: "Road Runner", choice: "Red, EU 42" } }),
  ).toMatchObject({
    values: { product: "Road Runner (Red, EU 42)" },
  });
  expect(notificationText({ kind: "promotion", data: { title: "Half price", text: "Until Sunday" } }).own).toEqual({
    title: "Half price",
    text: "Until Sunday",
  });
});

test("an unknown event gets a general text", () => {
  expect(notificationText({ kind: "toString", data: null }).key).toBe("news");
  expect(notificationText({ kind: "order", data: { event: "painted" } }).key).toBe("news");
  expect(notificationText({ kind: "order", data: "spoiled" }).key).toBe("news");
});
