import type { Transaction } from "kysely";
import { pathOf, type RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { textProblems, trimTexts, unknownFields } from "#kit/postgres/records/text-fields.ts";
import { regionsByCode } from "#modules/address-book/server/index.ts";
import {
  isNewServiceId,
  longestServiceName,
  mostCharge,
  mostDays,
  mostRates,
  type RateState,
  rateFields,
  routeOf,
  type ServiceState,
  serviceFields,
} from "../../contract/service-state.ts";
import { readServiceStates, writeServiceStates } from "../store/service-states.ts";
import { deliveryProblemTexts } from "./delivery-problem-texts.ts";

type Write = RecordWrite<ServiceState>;

/** Services of couriers with their rates as records. An emptied service is deleted. */
export const courierServiceRecord: RecordType<ServiceState> = {
  name: "courierService",
  problemTexts: deliveryProblemTexts,
  items: ["rates"],
  titleOf: (state) => (state as ServiceState).name,
  normalise(state) {
    const { active, ...rest } = trimTexts(state);
    return active === undefined || active === false ? rest : { ...rest, active };
  },
  read: readServiceStates,
  async check(trx, writes) {
    const problems = writes.flatMap(formProblems);
    return problems.length > 0 ? problems : areaProblems(trx, writes);
  },
  write: writeServiceStates,
};

function formProblems({ id, before, after }: Write): FieldProblem[] {
  if (after === null) return [];
  const { name, active, rates = {} } = after;
  return [
    ...(before === null && !isNewServiceId(id) ? [{ id, path: "", problem: "service" }] : []),
    ...(name === undefined
      ? [{ id, path: "name", problem: "required" }]
      : textProblems({ id, path: "name" }, name, { longest: longestServiceName })),
    ...(active === undefined || active === true ? [] : [{ id, path: "active", problem: "unknown" }]),
    ...ratesProblems(id, rates, active === true),
    ...unknownFields(id, after, serviceFields),
  ];
}

function ratesProblems(id: string, rates: unknown, isActive: boolean): FieldProblem[] {
  if (typeof rates !== "object" || rates === null || Array.isArray(rates))
    return [{ id, path: "rates", problem: "unknown" }];
  const entries = Object.entries(rates);
  if (entries.length > mostRates) return [{ id, path: "rates", problem: "tooMany", detail: String(mostRates) }];
  if (isActive && entries.length === 0) return [{ id, path: "rates", problem: "noRates" }];
  return entries.flatMap(([key, rate]) => rateProblems(id, key, rate));
}

function rateProblems(id: string, key: string, rate: unknown): FieldProblem[] {
  const whole = pathOf("rates", key);
  if (routeOf(key) === null || typeof rate !== "object" || rate === null || Array.isArray(rate))
    return [{ id, path: whole, problem: "unknown" }];
  const { first, next, from, to } = rate as Partial<RateState>;
  const path = (field: string) => pathOf("rates", key, field);
  const charge = { problem: "charge", detail: String(mostCharge) };
  const days = { problem: "days", detail: String(mostDays) };
  const isDays = (value: unknown) => isWhole(value, mostDays);
  return [
    ...(isWhole(first, mostCharge) ? [] : [{ id, path: path("first"), ...charge }]),
    ...(isWhole(next, mostCharge) ? [] : [{ id, path: path("next"), ...charge }]),
    ...(isDays(from) ? [] : [{ id, path: path("from"), ...days }]),
    ...(isDays(to) ? [] : [{ id, path: path("to"), ...days }]),
    ...(isDays(from) && isDays(to) && Number(to) < Number(from)
      ? [{ id, path: path("to"), problem: "daysBackwards" }]
      : []),
    ...unknownFields(id, rate as RecordState, rateFields).map((problem) => ({
      ...problem,
      path: path(problem.path),
    })),
  ];
}

const isWhole = (value: unknown, most: number): boolean =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && value <= most;

/** New rates must begin in a city and lead to an area of the list. Rates that stand already are not looked up again. */
async function areaProblems(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const added = writes.flatMap(({ id, before, after }) =>
    Object.keys(after?.rates ?? {}).flatMap((key) => {
      const route = before?.rates?.[key] === undefined ? routeOf(key) : null;
      return route === null ? [] : [{ id, path: pathOf("rates", key), ...route }];
    }),
  );
  if (added.length === 0) return [];
  const codes = new Set(added.flatMap(({ originCode, destinationCode }) => [originCode, destinationCode]));
  const levels = new Map((await regionsByCode(trx, [...codes])).map(({ code, level }) => [code, level]));
  return added.flatMap(({ id, path, originCode, destinationCode }) => {
    if (levels.get(originCode) !== 2) return [{ id, path, problem: "origin" }];
    return levels.has(destinationCode) ? [] : [{ id, path, problem: "area" }];
  });
}
