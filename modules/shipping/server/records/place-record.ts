import type { Transaction } from "kysely";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { textProblems, trimTexts, unknownFields } from "#kit/postgres/records/text-fields.ts";
import { regionsByCode } from "#modules/address-book/server/index.ts";
import { placesWithStock } from "#modules/inventory/server/index.ts";
import {
  isPlaceCode,
  longestPlaceName,
  mostPriority,
  type PlaceState,
  placeFields,
  placeKinds,
  usualPriority,
} from "../../contract/place-state.ts";
import { readPlaceStates, writePlaceStates } from "../store/place-states.ts";
import { deliveryProblemTexts } from "./delivery-problem-texts.ts";

type Write = RecordWrite<PlaceState>;

/** Places that hold stock and send parcels, as records. An emptied place is deleted, unless it has stock. */
export const stockPlaceRecord: RecordType<PlaceState> = {
  name: "stockPlace",
  problemTexts: deliveryProblemTexts,
  titleOf: (state) => (state as PlaceState).name,
  normalise(state) {
    const { priority, ...rest } = trimTexts(state);
    const typed = typeof priority === "string" && /^\d{1,6}$/.test(priority) ? Number(priority) : priority;
    return typed === undefined || typed === usualPriority ? rest : { ...rest, priority: typed };
  },
  read: readPlaceStates,
  async check(trx, writes) {
    const problems = writes.flatMap(formProblems);
    if (problems.length > 0) return problems;
    return [...(await problemsOfCity(trx, writes)), ...(await problemsOfUse(trx, writes))];
  },
  write: writePlaceStates,
};

function formProblems({ id, before, after }: Write): FieldProblem[] {
  if (after === null) return [];
  const { name, kind, city, priority } = after;
  const isPriority = Number.isSafeInteger(priority) && Number(priority) >= 1 && Number(priority) <= mostPriority;
  return [
    ...(before === null && !isPlaceCode(id) ? [{ id, path: "", problem: "place" }] : []),
    ...(name === undefined
      ? [{ id, path: "name", problem: "required" }]
      : textProblems({ id, path: "name" }, name, { longest: longestPlaceName })),
    ...(placeKinds.includes(kind) ? [] : [{ id, path: "kind", problem: "required" }]),
    ...(kind === "warehouse" && city === undefined ? [{ id, path: "city", problem: "city" }] : []),
    ...(priority === undefined || isPriority
      ? []
      : [{ id, path: "priority", problem: "priority", detail: String(mostPriority) }]),
    ...unknownFields(id, after, placeFields),
  ];
}

async function problemsOfCity(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const named = writes.flatMap(({ id, after }) =>
    after?.city === undefined ? [] : [{ id, city: String(after.city) }],
  );
  const known = await regionsByCode(
    trx,
    named.map(({ city }) => city),
  );
  const cities = new Set(known.filter(({ level }) => level === 2).map(({ code }) => code));
  return named.filter(({ city }) => !cities.has(city)).map(({ id }) => ({ id, path: "city", problem: "origin" }));
}

/** A place with stock is neither removed nor of another kind. */
async function problemsOfUse(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const changed = writes.flatMap(({ id, before, after }) =>
    before !== null && after?.kind !== before.kind ? [{ id, path: after === null ? "" : "kind" }] : [],
  );
  if (changed.length === 0) return [];
  const used = await placesWithStock(
    trx,
    changed.map(({ id }) => id),
  );
  return changed.filter(({ id }) => used.includes(id)).map((one) => ({ ...one, problem: "inUse" }));
}
