import { pathOf } from "#kit/core/fields/field-changes.ts";
import { fallbackLocale } from "#kit/core/locale.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { textsProblems, trimTexts, unknownFields } from "#kit/postgres/records/text-fields.ts";
import {
  type ChannelState,
  fieldsOf,
  leastMinutes,
  longestChannelName,
  mostAmountOfChannel,
  mostBasisPoints,
  mostFee,
  mostMinutes,
  mostPosition,
} from "../../contract/channel-state.ts";
import {
  type ChannelKindRow,
  kindsOfChannels,
  readChannelStates,
  writeChannelStates,
} from "../store/channel-states.ts";

import { channelProblemTexts } from "./channel-problem-texts.ts";

type Write = RecordWrite<ChannelState>;

/** The couriers that may collect cash, which shipping knows. */
export type ChannelRules = { readonly courierCodes: readonly string[] };

/** Payment channels as records: edited, switched on and off; none is added or removed. */
export const paymentChannelRecord = ({ courierCodes }: ChannelRules): RecordType<ChannelState> => ({
  name: "paymentChannel",
  problemTexts: channelProblemTexts,
  titleOf: (state) => (state as ChannelState).names[fallbackLocale] ?? "",
  normalise(state) {
    const trimmed = trimTexts(state);
    // Zero and "off" are what an absent field means.
    const isMeant = ([key, value]: readonly [string, unknown]) =>
      key === "position" || (value !== 0 && value !== false && !(key === "couriers" && isEmpty(value)));
    return Object.fromEntries(Object.entries(trimmed).filter(isMeant));
  },
  read: readChannelStates,
  async check(trx, writes) {
    const kinds = await kindsOfChannels(
      trx,
      writes.map(({ id }) => id),
    );
    return writes.flatMap((write) => {
      const kind = kinds.find(({ code }) => code === write.id);
      if (kind === undefined || write.after === null) return [{ id: write.id, path: "", problem: "fixed" }];
      return problemsOf(write, kind, courierCodes);
    });
  },
  write: writeChannelStates,
});

const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

function problemsOf({ id, after }: Write, kind: ChannelKindRow, courierCodes: readonly string[]): FieldProblem[] {
  if (after === null) return [];
  const { names, least = 0, most, couriers } = after;
  const isNamed = typeof names === "object" && names !== null && fallbackLocale in names;
  return [
    ...(isNamed ? [] : [{ id, path: pathOf("names", fallbackLocale), problem: "required" }]),
    ...textsProblems({ id, path: "names" }, names, { longest: longestChannelName }),
    ...numberProblems(id, after, kind),
    ...(typeof least === "number" && typeof most === "number" && most < least
      ? [{ id, path: "most", problem: "mostBelowLeast" }]
      : []),
    ...courierProblems(id, couriers, courierCodes),
    ...(after.enabled === undefined || after.enabled === true ? [] : [{ id, path: "enabled", problem: "unknown" }]),
    ...unknownFields(id, after, fieldsOf(kind)),
  ];
}

const bounds = {
  position: [0, mostPosition],
  fee: [0, mostFee],
  feeBasisPoints: [0, mostBasisPoints],
  least: [0, mostAmountOfChannel],
  most: [1, mostAmountOfChannel],
  minutes: [leastMinutes, mostMinutes],
} as const;

/** Who waits for money waits for a time; the other numbers may be absent. */
function numberProblems(id: string, state: ChannelState, { kind, isGroup }: ChannelKindRow): FieldProblem[] {
  const needed = ["position", ...(isGroup || kind === "cod" ? [] : ["minutes"])];
  return Object.entries(bounds).flatMap(([path, [lowest, highest]]) => {
    const value = state[path as keyof typeof bounds];
    if (value === undefined) return needed.includes(path) ? [{ id, path, problem: "required" }] : [];
    const isWhole = Number.isSafeInteger(value) && value >= lowest && value <= highest;
    return isWhole ? [] : [{ id, path, problem: "whole", detail: `${lowest}–${highest}` }];
  });
}

function courierProblems(id: string, couriers: unknown, known: readonly string[]): FieldProblem[] {
  if (couriers === undefined) return [];
  if (typeof couriers !== "object" || couriers === null || Array.isArray(couriers))
    return [{ id, path: "couriers", problem: "unknown" }];
  return Object.entries(couriers)
    .filter(([code, value]) => value !== true || !known.includes(code))
    .map(([code]) => ({ id, path: pathOf("couriers", code), problem: "courier" }));
}
