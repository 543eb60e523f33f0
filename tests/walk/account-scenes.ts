import { orderTabs } from "#modules/order/contract/order-status.ts";
import { couponTabNames } from "#modules/promotion/contract/coupon-state.ts";
import { matching, owner } from "./order-pages.ts";
import { receivedOrder } from "./order-steps.ts";
import { guestViewer, type Scene, type ScenePage, type Viewer } from "./scene.ts";
import { newShopper } from "./shopper.ts";

/** Pages of the account, with what each is called. */
const accountPages = (viewer: Viewer): ScenePage[] =>
  Object.entries({
    "": "order",
    "/accountSetting": "account",
    "/address": "address",
    "/coupons": "coupon",
    "/order": "order",
    "/points": "points",
    "/notifications": "notification",
    "/wishlist": "wishlist",
  }).map(([page, name]) => ({ viewer, path: `/account${page}`, names: matching(name) }));

const lists = (viewer: Viewer, base: string): ScenePage[] => [
  ...Object.keys(orderTabs).map((tab) => ({ viewer, path: `${base}?tab=${tab}`, names: matching("order") })),
  { viewer, path: `${base}?orderCode=BBNOBODY2222`, names: matching("order") },
  { viewer, path: `${base}/detail/BBNOBODY2222`, names: matching("could not find this order") },
  { viewer, path: `${base}/detail/BBNOBODY2222/return`, names: matching("return", "could not find") },
  { viewer, path: `${base}/detail/BBNOBODY2222/RTNOBODY2222`, names: matching("could not find this return") },
  { viewer, path: `${base}/detail/BBNOBODY2222/invoice`, names: matching("invoice", "could not find") },
];

export const accountScenes: readonly Scene[] = [
  {
    name: "account: a member who has nothing yet",
    async make(world) {
      const viewer = owner(await newShopper(world, "member"));
      const coupons = couponTabNames.map((tab) => ({
        viewer,
        path: `/account/coupons?tab=${tab}`,
        names: matching("coupon"),
      }));
      return { pages: [...accountPages(viewer), ...lists(viewer, "/account/order"), ...coupons] };
    },
  },
  {
    name: "account: a member with an order",
    async make(world) {
      const shopper = await newShopper(world, "member");
      const orderCode = await receivedOrder({ world, shopper });
      const viewer = owner(shopper);
      const invoice = { viewer, path: `/account/order/detail/${orderCode}/invoice`, names: matching("invoice") };
      return { pages: [...accountPages(viewer), ...lists(viewer, "/account/order"), invoice] };
    },
  },
  {
    name: "account: a guest with an order",
    async make(world) {
      const shopper = await newShopper(world, "guest");
      const orderCode = await receivedOrder({ world, shopper });
      const viewer = owner(shopper);
      const invoice = { viewer, path: `/order/detail/${orderCode}/invoice`, names: matching("invoice") };
      return { pages: [...lists(viewer, "/order"), invoice] };
    },
  },
  {
    name: "account: a guest without an order",
    make: async () => ({
      pages: [
        { viewer: guestViewer, path: "/order", names: matching("order") },
        { viewer: guestViewer, path: "/order/track", names: matching("track", "order") },
        ...lists(guestViewer, "/order"),
      ],
    }),
  },
];
