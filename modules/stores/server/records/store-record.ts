import type { Transaction } from "kysely";
import type { Json, RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { trimTexts } from "#kit/postgres/records/text-fields.ts";
import type { StoreState } from "../../contract/store-state.ts";
import type { StoreUses } from "../ports/store-uses.ts";
import { readStoreStates, writeStoreStates } from "../store/store-states.ts";
import { formProblems } from "./store-form.ts";
import { storeProblemTexts } from "./store-problem-texts.ts";

type Write = RecordWrite<StoreState>;

/** A store; its code is the record's id. Emptied it is removed, unless something uses it. */
export const storeRecord = (uses: StoreUses): RecordType<StoreState> => ({
  name: "store",
  problemTexts: storeProblemTexts,
  normalise: normaliseStore,
  titleOf: ({ name }) => String(name ?? ""),
  read: readStoreStates,
  check: async (trx, writes) => [...writes.flatMap(formProblems), ...(await removalProblems(trx, uses, writes))],
  write: writeStoreStates,
});

function normaliseStore(state: RecordState): RecordState {
  const { latitude, longitude, position, services, hidden, ...rest } = trimTexts(state);
  const offered = isGroup(services) ? Object.entries(services).filter(([, isOffered]) => isOffered !== false) : null;
  const place = asNumber(position);
  return {
    ...rest,
    ...(latitude === undefined ? {} : { latitude: asDegrees(latitude) }),
    ...(longitude === undefined ? {} : { longitude: asDegrees(longitude) }),
    ...(place === undefined || place === 0 ? {} : { position: place }),
    ...(offered === null
      ? services === undefined
        ? {}
        : { services }
      : offered.length > 0
        ? { services: Object.fromEntries(offered) }
        : {}),
    ...(hidden === undefined || hidden === false ? {} : { hidden }),
  };
}

const isGroup = (value: Json | undefined): value is RecordState =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A typed number. Anything else stays, for the check to name. */
const asNumber = <Value extends Json | undefined>(value: Value): Value | number =>
  typeof value === "string" && /^[-+−]?\d+(?:[.,]\d+)?$/.test(value)
    ? Number(value.replace("−", "-").replace(",", "."))
    : value;

/** Six decimals are a tenth of a metre. */
function asDegrees(value: Json): Json {
  const degrees = asNumber(value);
  return typeof degrees === "number" ? Math.round(degrees * 1e6) / 1e6 : degrees;
}

async function removalProblems(
  trx: Transaction<unknown>,
  uses: StoreUses,
  writes: readonly Write[],
): Promise<FieldProblem[]> {
  const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
  if (gone.length === 0) return [];
  return (await uses.usesOf(trx, gone)).map(({ code, use }) => ({ id: code, path: "", problem: use }));
}
