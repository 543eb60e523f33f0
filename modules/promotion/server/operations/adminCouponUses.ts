import * as v from "valibot";
import { type StaffMember, staffQuery, writeContactViews } from "#modules/staff/server/index.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { type CouponUseRow, findCouponUses } from "../store/coupon-figures.ts";

const pageSize = 50;

const input = v.object({
  couponCode: v.pipe(v.string(), v.maxLength(60)),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000)), 1),
});

const masked = (name: string): string => (name === "" ? "" : `${[...name][0]}•••`);

/** Lists the uses of a coupon. Access to unmasked names is written to the audit before the response is sent. */
export const adminCouponUses = (deps: PromotionAdminDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    input,
    async run(_context, staff, { couponCode, page }) {
      const db = deps.database.kysely;
      const { uses, total } = await findCouponUses(db, couponCode, { offset: (page - 1) * pageSize, limit: pageSize });
      const orders = await deps.ordersOf(
        db,
        uses.map(({ orderCode }) => orderCode),
      );
      const isOpen = await mayReadNames(deps, staff, [...orders.keys()]);
      return {
        uses: uses.map((use) => {
          const order = orders.get(use.orderCode);
          const names = order ? [order.firstName, order.lastName].map((name) => (isOpen ? name : masked(name))) : [];
          return {
            orderCode: use.orderCode,
            singleUseCode: use.singleUseCode,
            state: stateOf(use),
            takenAt: use.takenAt.toISOString(),
            buyer: order ? names.join(" ").trim() : null,
            discount: order?.discount ?? null,
          };
        }),
        total,
        page,
        pageSize,
      };
    },
  });

async function mayReadNames(deps: PromotionAdminDeps, staff: StaffMember, codes: readonly string[]): Promise<boolean> {
  if (!staff.permissions.includes("customers.contact")) return false;
  const subjects = codes.map((code) => `order:${code}`);
  await writeContactViews(deps.database.kysely, { staff, subjects }, deps.clock.now());
  return true;
}

const stateOf = ({ usedAt, givenBackAt }: CouponUseRow): "held" | "used" | "givenBack" =>
  givenBackAt !== null ? "givenBack" : usedAt === null ? "held" : "used";
