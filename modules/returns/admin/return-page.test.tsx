import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import en from "#modules/admin/web/messages/en-US.json" with { type: "json" };
import type { AdminReturnModel } from "./return-model.ts";
import { ReturnPage } from "./return-page.tsx";

const back: AdminReturnModel = {
  returnCode: "RT2222222222",
  orderCode: "BB2222222222",
  receiver: "Sari Lestari",
  status: "20",
  statusText: "Approved",
  reason: "It arrived damaged",
  money: 135_000,
  points: 0,
  freight: 0,
  deducted: 0,
  remark: "",
  videoUrl: null,
  account: null,
  company: null,
  expressCode: null,
  approverNote: null,
  refundNote: null,
  resellable: null,
  resellableByReason: false,
  createdAt: "2026-11-15T03:00:00Z",
  sendUntil: null,
  photos: [],
  lines: [],
  events: [],
  can: ["receive"],
};

const render = (change: Partial<AdminReturnModel>) => {
  const page = <ReturnPage back={{ ...back, ...change }} answer={null} year={2026} />;
  const html = renderToStaticMarkup(
    <TextProvider locale="en-US" source={() => en}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element: page }])} />
    </TextProvider>,
  );
  const facts = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>(?:<[^>]*>)?([^<]*)/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  return { html, facts: Object.fromEntries(facts) as Record<string, string> };
};

test("1A-12 a return shows deductions with a minus and refunds without, each by its own name", () => {
  const taken = render({ deducted: 9_950 }).facts;
  expect([taken["Taken off"], taken["Given back of an earlier deduction"]]).toEqual(["-Rp9.950", undefined]);
  const restored = render({ deducted: -9_950 }).facts;
  expect([restored["Taken off"], restored["Given back of an earlier deduction"]]).toEqual([undefined, "Rp9.950"]);
  const neither = render({}).facts;
  expect([neither["Taken off"], neither["Given back of an earlier deduction"]]).toEqual([undefined, undefined]);
});

test("1A-12 the page of a return shows its owner, and proposes resale as its reason allows", () => {
  expect(render({}).facts.Name).toBe("Sari Lestari");
  const tick = (html: string) => /<input[^>]*name="resellable"[^>]*>/.exec(html)?.[0];
  expect(tick(render({ resellableByReason: true }).html)).toContain('checked=""');
  expect(tick(render({ resellableByReason: false }).html)).toMatch(/^(?!.*checked="")/);
});
