import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Api } from "#kit/graphql/client.ts";
import { ApiContext } from "#kit/web/api/api-context.tsx";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { HistoryList, type PointsHistory } from "./history-list.tsx";
import english from "./messages/en-US.json" with { type: "json" };

const noApi: Api = () => Promise.reject(new Error("nothing is asked here"));
const render = (part: React.ReactNode) =>
  renderToStaticMarkup(
    <TextProvider locale="en-US" source={() => english}>
      <ApiContext value={noApi}>
        <MemoryRouter>{part}</MemoryRouter>
      </ApiContext>
    </TextProvider>,
  ).replace(/<[^>]+>/g, " ");

type Entry = PointsHistory["entries"][number];
const entry = (id: string, changes: Partial<Entry>): Entry => ({
  id,
  at: "2026-11-01T05:00:00.000Z",
  kind: "earn",
  points: 100,
  balance: 100,
  reference: null,
  orderCodes: [],
  ...changes,
});
const history = (...entries: Entry[]) => (
  <HistoryList history={{ entries, endCursor: null, hasNextPage: false, months: [] }} />
);

test("2A-07 the bonus for linking is called that, and an order is called an order", () => {
  const bonus = render(history(entry("1", { kind: "bonus", reference: "link" })));
  expect(bonus).toContain("For linking your account");
  expect(bonus).not.toContain("Order link");
  expect(render(history(entry("1", { reference: "ORD-1" })))).toContain("Order ORD-1");
});

test("2A-07 one movement is one movement", () => {
  expect(render(history(entry("1", {})))).toContain("1 movement shown");
  expect(render(history(entry("1", {}), entry("2", {})))).toContain("2 movements shown");
});

test("2A-07 only points that are lost soon are warned about", () => {
  const info = {
    availablePoints: 100,
    heldPoints: 0,
    tierCode: "BLUE",
    rates: { worth: 1, earnedBy: 10_000 },
  } as Parameters<typeof BalanceCard>[0]["info"];
  const lostIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const card = (days: number) =>
    render(<BalanceCard info={{ ...info, expiring: { points: 100, on: lostIn(days) } }} />);
  expect(card(30)).toContain("are lost on");
  expect(card(360)).not.toContain("are lost on");
});
