import type { Json } from "#kit/core/fields/field-changes.ts";
import { systemIds } from "#kit/core/ids.ts";
import { locales } from "#kit/core/locale.ts";
import { matching } from "./order-pages.ts";
import type { Scene, Viewer } from "./scene.ts";
import { addMember } from "./shopper.ts";
import type { WalkShop } from "./walk-shop.ts";

const inAll = (text: string) => Object.fromEntries(locales.map((locale) => [locale, text]));

/** Makes a record of the back office. */
async function saveNew({ admin }: WalkShop, type: string, id: string, fields: Readonly<Record<string, Json>>) {
  const changes = Object.entries(fields).map(([path, value]) => ({ path, value }));
  const { adminSaveRecord } = await admin.call<{ adminSaveRecord: { success: boolean; errorMessage: string | null } }>(
    `mutation adminSaveRecord($input: AdminSaveRecordInput!) {
      adminSaveRecord(input: $input) { success errorMessage } }`,
    { input: { type, id, version: 0, create: true, changes } },
  );
  if (!adminSaveRecord.success) throw new Error(`${type} ${id}: ${adminSaveRecord.errorMessage}`);
}

/** The back office's editors of coupons, price plans and landing pages, and a customer's page. */
export const adminMarketingScenes: readonly Scene[] = [
  {
    name: "back office: coupons, landing pages and customers",
    async make(world) {
      const own = systemIds.code(8);
      const [coupon, address] = [`WALK${own}`, `/page/walk-${own.toLowerCase()}`];
      await saveNew(world, "coupon", coupon, {
        status: "draft",
        names: inAll("Coupon of a walk"),
        percent: 10,
        singleUse: true,
        beginsAt: "2099-01-01T00:00:00.000Z",
        endsAt: "2099-02-01T00:00:00.000Z",
        scope: { everything: true },
      });
      const plan = `walk-${own.toLowerCase()}`;
      await saveNew(world, "pricePlan", plan, { name: "Price plan of a walk" });
      await saveNew(world, "page", address, {
        name: "Page of a walk",
        "h5/text": { kind: "html", html: inAll("<p>Text</p>") },
      });
      const segment = `walk-${own.toLowerCase()}`;
      await saveNew(world, "segment", segment, { name: "Segment of a walk", club: "linked" });
      const { userCode } = await addMember(world);
      const viewer: Viewer = { who: "a member of staff", cookie: world.admin.cookie() };
      const page = encodeURIComponent(address);
      const missing = matching("could not", "not found", "no such", "nothing", "missing", "does not exist", "is no");
      return {
        pages: [
          { viewer, path: "/admin/coupons/new", names: matching("New coupon") },
          { viewer, path: `/admin/coupons/${coupon}`, names: matching("Coupon of a walk") },
          { viewer, path: `/admin/coupons/${coupon}/cards`, names: /./ },
          { viewer, path: `/admin/segments/${segment}`, names: matching("Segment of a walk") },
          { viewer, path: "/admin/price-plans/new", names: matching("New price plan") },
          { viewer, path: `/admin/price-plans/${plan}`, names: matching("Price plan of a walk") },
          { viewer, path: "/admin/pages/new", names: matching("New page") },
          { viewer, path: `/admin/pages/${page}`, names: matching("Page of a walk") },
          { viewer, path: `/admin/pages/${page}/versions`, names: /./ },
          ...["", "/announcement", "/contact", "/header", "/top", "/footer"].map((part) => {
            return { viewer, path: `/admin/site${part}`, names: /./ };
          }),
          { viewer, path: `/admin/customers/${userCode}`, names: matching("Ani Lestari") },
          ...[
            "/admin/coupons/NO_SUCH_COUPON",
            "/admin/price-plans/no-such-plan",
            "/admin/pages/%2Fpage%2Fno-such-page",
            "/admin/pages/%2Fpage%2Fno-such-page/versions",
            "/admin/site/no-such-part",
            "/admin/customers/U99999999",
          ].map((path) => ({ viewer, path, names: missing })),
        ],
      };
    },
  },
];
