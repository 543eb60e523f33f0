import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { MessageData } from "#modules/notification/contract/message.ts";
import type { WorkingStaff } from "#modules/staff/server/index.ts";
import type { LetterWeek } from "../../contract/letter-time.ts";
import { addDays } from "../../contract/report-periods.ts";
import { type Figures, netOf, noFigures } from "../figures.ts";
import type { ReportsDeps } from "../reports-deps.ts";
import { figuresByKey, figuresByStep } from "../store/read-figures.ts";

const bestProducts = 3;

/** The week as this person may see it: staff of one store get its figures. */
export async function writeLetter(
  db: Kysely<unknown>,
  { from, until }: LetterWeek,
  { name, storeCode, locale }: Pick<WorkingStaff, "name" | "storeCode"> & { readonly locale: Locale },
  rowNames: ReportsDeps["rowNames"],
): Promise<MessageData["weeklyReport"]> {
  const period = { previousFrom: addDays(from, -7), from, until, storeCode };
  const weeks = async (report: "sales" | "returns") => {
    const found = await figuresByStep(db, { ...period, report }, "week");
    const of = (isPrevious: boolean): Figures => found.find((one) => one.isPrevious === isPrevious) ?? noFigures;
    return { now: of(false), before: of(true) };
  };
  const sales = await weeks("sales");
  const returns = await weeks("returns");
  const customers = await figuresByKey(db, { ...period, report: "customers" }, 10);
  const fresh = customers.rows.find(({ key }) => key === "new");
  const best = await figuresByKey(db, { ...period, report: "products" }, bestProducts);
  const codes = best.rows.map(({ key }) => key);
  const names = codes.length > 0 ? await rowNames.products?.(db, codes, locale) : undefined;
  return {
    ...{ name, from, until, storeCode },
    figures: [
      { figure: "orders", now: sales.now.orders, before: sales.before.orders },
      { figure: "pieces", now: sales.now.pieces, before: sales.before.pieces },
      { figure: "net", now: netOf(sales.now), before: netOf(sales.before) },
      { figure: "newCustomers", now: fresh?.current.orders ?? 0, before: fresh?.previous.orders ?? 0 },
      { figure: "returns", now: returns.now.orders, before: returns.before.orders },
    ],
    products: best.rows.map(({ key, current }) => ({
      name: names?.get(key) ?? key,
      pieces: current.pieces,
      net: netOf(current),
    })),
  };
}
