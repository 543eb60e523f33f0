import type { Transaction } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { fallbackLocale } from "#kit/core/locale.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { textProblems, textsProblems, trimTexts, unknownFields } from "#kit/postgres/records/text-fields.ts";
import { withoutEmptyLines } from "../../contract/chart-blocks.ts";
import { type GuideState, guideFields, guideKey, longestChart } from "../../contract/guide-state.ts";
import type { GuideUses } from "../ports/guide-uses.ts";
import { readGuideStates, writeGuideStates } from "../store/guide-states.ts";
import { readMenuLevels, writeMenu } from "../store/menu.ts";
import { guideProblemTexts } from "./guide-problem-texts.ts";
import { menuAdditions } from "./menu-additions.ts";

type Write = RecordWrite<GuideState>;

/** The size chart of one brand in one category. Emptied it is removed, unless products show it. */
export const sizeGuideRecord = (uses: GuideUses): RecordType<GuideState> => ({
  name: "sizeGuide",
  problemTexts: guideProblemTexts,
  normalise(state) {
    const { position, ...rest } = trimTexts(state);
    return position === undefined || position === 0 ? rest : { ...rest, position };
  },
  sanitize: sanitizeCharts,
  read: readGuideStates,
  check: async (trx, writes) => [
    ...writes.flatMap(formProblems),
    ...(await categoryProblems(trx, uses, writes)),
    ...(await removalProblems(trx, uses, writes)),
  ],
  write: (trx, writes) => writeWithMenu(trx, uses, writes),
});

/** Cleans the chart of every language and drops lines nobody has filled in. The parser is loaded on demand: most processes only read charts. */
async function sanitizeCharts(state: RecordState): Promise<RecordState> {
  const { charts } = state;
  if (typeof charts !== "object" || charts === null || Array.isArray(charts)) return state;
  const { cleanChart } = await import("../clean-chart.ts");
  const clean = Object.entries(charts).map(([locale, html]) => [
    locale,
    typeof html === "string" ? cleanChart(withoutEmptyLines(html)) : html,
  ]);
  return trimTexts({ ...state, charts: Object.fromEntries(clean) });
}

function formProblems({ id, before, after }: Write): FieldProblem[] {
  if (after === null) return [];
  const { brandName = "", position, charts } = after;
  const isPlace = position === undefined || (Number.isInteger(position) && position > 0 && position <= 32_767);
  const misshapen = textsProblems({ id, path: "charts" }, charts, { longest: longestChart });
  return [
    ...(before === null && guideKey(id) === null ? [{ id, path: "", problem: "code" }] : []),
    ...textProblems({ id, path: "brandName" }, brandName, { longest: 80 }),
    ...(isPlace ? [] : [{ id, path: "position", problem: "position" }]),
    ...(misshapen.length > 0 ? misshapen : tableProblems(id, charts)),
    ...unknownFields(id, after, guideFields),
  ];
}

const filledCell = /<td[^>]*>(?!\s*<\/td>)/;

/** English is shown where another language has no chart, so it is never missing; each chart has a table. */
function tableProblems(id: string, charts: GuideState["charts"] = {}): FieldProblem[] {
  const bare = Object.entries(charts).filter(([, html]) => !filledCell.test(html));
  return [
    ...(charts[fallbackLocale] === undefined ? [{ id, path: `charts/${fallbackLocale}`, problem: "required" }] : []),
    ...bare.map(([locale]) => ({ id, path: `charts/${locale}`, problem: "noTable" })),
  ];
}

/** The category of each chart that is written, with what the menu lacks for it. */
async function wantedCategories(trx: Transaction<unknown>, uses: GuideUses, writes: readonly Write[]) {
  const wanted = writes.flatMap(({ id, after }) => {
    const key = after === null ? null : guideKey(id);
    return key === null ? [] : [{ id, code: key.categoryCode }];
  });
  const menu = await readMenuLevels(trx);
  const isKnown = wanted.every(({ code }) => menu.has(code));
  const categories = isKnown ? [] : await uses.categories(trx);
  return wanted.map(({ id, code }) => ({ id, additions: menuAdditions(code, menu, categories) }));
}

async function categoryProblems(
  trx: Transaction<unknown>,
  uses: GuideUses,
  writes: readonly Write[],
): Promise<FieldProblem[]> {
  const wanted = await wantedCategories(trx, uses, writes);
  return wanted
    .filter(({ additions }) => additions === null)
    .map(({ id }) => ({ id, path: "", problem: "noCategory" }));
}

/** Adds what the menu lacks for the charts, each entry once and parents first. */
async function writeWithMenu(trx: Transaction<unknown>, uses: GuideUses, writes: readonly Write[]): Promise<void> {
  const wanted = await wantedCategories(trx, uses, writes);
  const entries = new Map(wanted.flatMap(({ additions }) => (additions ?? []).map((entry) => [entry.code, entry])));
  if (entries.size > 0) await writeMenu(trx, [...entries.values()]);
  await writeGuideStates(trx, writes);
}

async function removalProblems(
  trx: Transaction<unknown>,
  uses: GuideUses,
  writes: readonly Write[],
): Promise<FieldProblem[]> {
  const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
  if (gone.length === 0) return [];
  const counts = await uses.productsOf(trx, gone);
  return [...counts].map(([id, count]) => ({ id, path: "", problem: "inUse", detail: String(count) }));
}
