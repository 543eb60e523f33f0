import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import { HomePage, type HomePageProps } from "./home-page.tsx";
import en from "./messages/en-US.json" with { type: "json" };

const render = (props: HomePageProps): { text: string; links: Record<string, string> } => {
  const html = renderToStaticMarkup(
    <TextProvider locale="en-US" source={() => en}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element: <HomePage {...props} /> }])} />
    </TextProvider>,
  );
  const links = [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to = "", label = ""]) => [
    to,
    label
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  ]);
  // Without the way back in the page's head.
  const lists = links.filter(([to]) => to !== "/admin");
  return { text: html.replaceAll(/<[^>]*>/g, " "), links: Object.fromEntries(lists) };
};

test("MH-01 approvals and failed tasks wait beside what the modules count, each with the way to its list", () => {
  const waiting = [
    { task: "orders", count: 1_204 },
    { task: "returns", count: 3 },
    { task: "receivedReturns", count: 1 },
    { task: "refunds", count: 2 },
    { task: "lowStock", count: 5 },
    { task: "missedPages", count: 4 },
  ];
  const { links, text } = render({ home: { waiting, sales: null }, approvals: 7, failedWork: 6 });
  expect(links).toEqual({
    "/admin/orders": "Orders to pack 1.204",
    "/admin/returns": "Returns to decide 3",
    "/admin/returns?tab=here": "Returns to refund 1",
    "/admin/refunds": "Refunds to send 2",
    "/admin/stock?view=low": "Goods with little stock 5",
    "/admin/redirects/missed": "Pages not found, last 30 days 4",
    "/admin/approvals": "Approvals 7",
    "/admin/work": "Failed tasks of yours 6",
  });
  expect(text).not.toContain("How today goes");
});

test("MH-01 who decides about nothing sees no approvals, and who has done everything is told so", () => {
  const { links, text } = render({ home: { waiting: [], sales: null }, approvals: null, failedWork: 0 });
  expect(Object.keys(links)).toEqual(["/admin/work"]);
  expect(text).toContain("Nothing waits for you.");
});

test("MH-01 today stands beside the same hours a week ago, with the change", () => {
  const day = (name: string, orders: number, net: number) => ({ day: name, orders, pieces: orders * 2, net });
  const { text } = render({
    home: {
      waiting: [],
      sales: { untilHour: 10, today: day("2026-11-19", 12, 3_000_000), weekBefore: day("2026-11-12", 8, 4_000_000) },
    },
    ...{ approvals: null, failedWork: 0 },
  });
  expect(text.replaceAll(/\s+/g, " ")).toMatch(
    /Orders 12 8 \+50 % Pieces 24 16 \+50 % Net Rp3\.000\.000 Rp4\.000\.000 -25 %/,
  );
});
