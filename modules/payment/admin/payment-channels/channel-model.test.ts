import { expect, test } from "vitest";
import { basisPointsIn, type ChannelRow, effectText, inTree, standingOf, wholeIn } from "./channel-model.ts";

const row = (code: string, more: Partial<ChannelRow> = {}): ChannelRow => ({
  ...{ code, parentCode: null, kind: "va", isGroup: false, name: code, enabled: true, gateway: "midtrans" },
  ...{ isReady: true, position: 1, fee: 0, feeBasisPoints: 0, least: 0, most: null, minutes: 60, couriers: null },
  ...{ waiting: 0, ...more },
});

test("channels stand below their group, by position", () => {
  const rows = [
    row("BNI", { parentCode: "VA", position: 2 }),
    row("QRIS", { position: 1 }),
    row("BCA", { parentCode: "VA", position: 1 }),
    row("VA", { isGroup: true, position: 2 }),
  ];
  expect(inTree(rows).map(({ code, depth }) => `${depth} ${code}`)).toEqual(["0 QRIS", "0 VA", "1 BCA", "1 BNI"]);
});

test("a channel is offered when it and its groups are on and its gateway is there", () => {
  const group = row("VA", { isGroup: true, enabled: false });
  const [bank, other] = [row("BCA", { parentCode: "VA" }), row("QRIS", { isReady: false })];
  const rows = [group, bank, other];
  expect(rows.map((one) => standingOf(one, rows))).toEqual(["OFF", "OFF_ABOVE", "NOT_READY"]);
  expect(standingOf(bank, [row("VA"), bank])).toBe("OFFERED");
});

test("typed numbers are read with commas and points, and what is no number is left for the server to refuse", () => {
  expect(["0,7", "2.9", "10", "", "x", "1.234"].map(basisPointsIn)).toEqual([70, 290, 1_000, undefined, "x", "1.234"]);
  expect(["10.000", "5 000", "", "-3", "1,5"].map(wholeIn)).toEqual([10_000, 5_000, undefined, "-3", "1,5"]);
});

test("the effect on an example sum is computed as the checkout does", () => {
  const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(" ");
  const state = { enabled: true as const, fee: 2_000, feeBasisPoints: 150, least: 10_000, most: 1_000_000 };
  expect(effectText(state, 100_000, t)).toBe("effect_fee Rp3.500 Rp103.500");
  expect(effectText(state, 9_999, t)).toBe("effect_bounds");
  expect(effectText({ fee: 1 }, 9_999, t)).toBe("effect_off");
});
