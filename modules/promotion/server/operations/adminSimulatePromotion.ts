import * as v from "valibot";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import type { Locale, Texts } from "#kit/core/locale.ts";
import { createSemaphore } from "#kit/core/semaphore.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { FoundProblem } from "../../contract/record/promotion-problem.ts";
import { mostOrders } from "../../contract/simulation.ts";
import type { PurchaseChoice } from "../ports/charged-purchases.ts";
import type { Promotion } from "../promotion.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { promotionProblemTexts } from "../record/promotion-problem-texts.ts";
import { type OrderSimulation, simulateCarts, simulateOrders } from "../simulator/simulate.ts";
import type { SimulationSums } from "../simulator/simulation-sums.ts";
import { typedPromotion } from "../simulator/typed-promotion.ts";

const perStaff = rateLimit("admin:simulate", 30, 10 * 60);

const day = v.nullish(
  v.pipe(
    v.string(),
    v.check((text) => asCalendarDay(text) === text),
  ),
);

const input = v.object({
  input: v.object({
    promotionCode: v.pipe(v.string(), v.maxLength(60)),
    state: v.record(v.string(), v.unknown()),
    orders: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostOrders)),
    from: day,
    until: day,
    carts: v.boolean(),
  }),
});

type Asked = v.InferOutput<typeof input>["input"];

type Refusal =
  | { readonly code: "RATE_LIMITED" | "BUSY" }
  | { readonly code: "INCOMPLETE"; readonly problems: readonly FoundProblem[] };

type Simulated = { readonly orders: OrderSimulation | null; readonly carts: SimulationSums | null };

const texts: Readonly<Record<Refusal["code"], Texts>> = {
  INCOMPLETE: {
    "en-US": "Some fields are still missing or contradict each other.",
    "id-ID": "Beberapa isian masih kosong atau saling bertentangan.",
    "vi-VN": "Một số mục còn thiếu hoặc mâu thuẫn nhau.",
    "zh-CN": "有些字段尚未填写或互相矛盾。",
  },
  RATE_LIMITED: {
    "en-US": "Too many simulations. Wait a few minutes.",
    "id-ID": "Terlalu banyak simulasi. Tunggu beberapa menit.",
    "vi-VN": "Quá nhiều lần mô phỏng. Hãy đợi vài phút.",
    "zh-CN": "模拟次数过多，请等待几分钟。",
  },
  BUSY: {
    "en-US": "Other simulations are running. Try again in a moment.",
    "id-ID": "Simulasi lain sedang berjalan. Coba lagi sebentar.",
    "vi-VN": "Đang chạy các mô phỏng khác. Hãy thử lại sau giây lát.",
    "zh-CN": "其他模拟正在运行，请稍后再试。",
  },
};

/** Maximum number of simulations in the queue. */
const mostWaiting = 4;

/** Simulates the promotion as typed on placed orders and open carts. A process runs one simulation at a time. */
export const adminSimulatePromotion = (deps: PromotionAdminDeps) => {
  const running = createSemaphore(1, mostWaiting);
  return staffQuery(deps, {
    permission: "promotions.read",
    input,
    async run({ locale }, staff, { input: asked }) {
      const { allowed } = await hit(deps.database.kysely, keyed(perStaff, staff.id));
      if (!allowed) return refused({ code: "RATE_LIMITED" }, locale);
      const typed = await typedPromotion(deps.database.kysely, asked.promotionCode, asked.state as RecordState);
      if (!typed.ok) return refused(typed.error, locale);
      const simulated = await running.tryRun(() => simulate(deps, typed.value, asked));
      return simulated.ok ? reply(simulated.value) : refused(simulated.error, locale);
    },
  });
};

async function simulate(deps: PromotionAdminDeps, promotion: Promotion, asked: Asked): Promise<Simulated> {
  const simulator = { ...deps, db: deps.database.kysely, rules: deps.limits.promotionRules };
  return {
    orders: asked.orders === 0 ? null : await simulateOrders(simulator, promotion, choiceOf(asked)),
    carts: asked.carts ? await simulateCarts(simulator, promotion) : null,
  };
}

const startOf = (text: string): Date => new Date(`${text}T00:00:00+07:00`);

const dayMs = 24 * 60 * 60 * 1000;
const [first, last] = [new Date(0), new Date("9999-01-01T00:00:00Z")];

const choiceOf = ({ orders, from, until }: Asked): PurchaseChoice => ({
  limit: orders,
  from: from ? startOf(from) : first,
  until: until ? new Date(startOf(until).getTime() + dayMs) : last,
});

const nothing = { errorCode: null, errorMessage: null, problems: [], orders: null, carts: null };

const refused = (refusal: Refusal, locale: Locale) => ({
  ...nothing,
  differences: [],
  leftOut: [],
  errorCode: refusal.code,
  errorMessage: texts[refusal.code][locale],
  problems:
    refusal.code === "INCOMPLETE"
      ? refusal.problems.map(({ path, problem, detail }) => ({
          path,
          message: promotionProblemTexts[problem][locale].replaceAll("{detail}", detail ?? ""),
        }))
      : [],
});

const reply = ({ orders, carts }: Simulated) => ({
  ...nothing,
  orders: orders?.sums ?? null,
  carts,
  differences: (orders?.differences ?? []).map((one) => ({ ...one, placedAt: one.placedAt.toISOString() })),
  leftOut: orders?.leftOut ?? [],
});
