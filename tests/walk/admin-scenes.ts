import { sql } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import { matching } from "./order-pages.ts";
import { paidOrder } from "./place-order.ts";
import { requestedReturn } from "./return-scenes.ts";
import { guestViewer, type Scene, type Viewer } from "./scene.ts";
import { newShopper } from "./shopper.ts";

const lists = [
  "orders",
  "returns",
  "refunds",
  "stock",
  "counts",
  "transfers",
  "products",
  "categories",
  "brands",
  "media",
  "offers",
  "chats",
  "privacy-requests",
  "customers",
  "promotions",
  "segments",
  "coupons",
  "price-plans",
  "search",
  "search/synonyms",
  "search/rules",
  "pages",
  "articles",
  "redirects",
  "redirects/missed",
  "stores",
  "size-guides",
  "imports",
  "work",
  "staff",
  "approvals",
  "audit",
  "messages",
  "settings/delivery",
  "settings/payment",
  "settings/seller",
  "webhooks",
  "api-keys",
  "reports",
  "cash",
  "settlements",
  "settlements/rows",
] as const;

/** The back office: signed out, signed in, and unknown addresses. */
export const adminScenes: readonly Scene[] = [
  {
    name: "back office: signed out",
    make: async () => ({
      pages: ["/admin/sign-in", "/admin/welcome", "/admin/code", ...lists.map((list) => `/admin/${list}`)].map(
        (path) => ({
          viewer: guestViewer,
          path,
          names: matching("Sign in", "password", "code"),
        }),
      ),
    }),
  },
  {
    name: "back office: signed in",
    async make(world) {
      const shopper = await newShopper(world, "guest");
      const { orderCode } = await paidOrder(world, shopper);
      const { returnCode } = await requestedReturn({ world, shopper });
      await shopper.act(
        "mutation sendChatMessage($input: SendChatMessageInput!) { sendChatMessage(input: $input) { success errorMessage } }",
        { input: { text: "Do you deliver on Sundays?", key: systemIds.uuid(), consents: true } },
      );
      const chat = await world.row(sql<{ id: string }>`select id::text from chat.conversation limit 1`);
      const { id } = await world.row(sql<{ id: string }>`select id::text from staff.account order by email limit 1`);
      const viewer: Viewer = { who: "somebody of the staff", cookie: world.admin.cookie() };
      const missing = matching("could not", "not found", "no such", "nothing", "missing", "does not exist", "is no");
      return {
        pages: [
          ...lists.map((list) => ({ viewer, path: `/admin/${list}`, names: /./ })),
          { viewer, path: `/admin/orders/${orderCode}`, names: matching(orderCode) },
          { viewer, path: `/admin/orders/${orderCode}/edit`, names: matching("Change the order") },
          { viewer, path: `/admin/orders/${orderCode}/slip`, names: /./ },
          { viewer, path: `/admin/orders/batch?only=${orderCode}`, names: matching("Pack and send") },
          { viewer, path: `/admin/orders/slips?only=${orderCode}`, names: matching("Packing slips") },
          { viewer, path: `/admin/orders/labels?only=${orderCode}`, names: matching("Parcel labels") },
          { viewer, path: "/admin", names: matching("Today") },
          { viewer, path: "/admin/set-up", names: matching("Set up your shop") },
          { viewer, path: "/admin/pick", names: matching("Picking") },
          { viewer, path: "/admin/privacy-requests/new", names: matching("Record a request") },
          { viewer, path: "/admin/messages/orderReceived.one", names: matching("We have your order") },
          { viewer, path: "/admin/cash/WH01/2026-11-01", names: /./ },
          { viewer, path: "/admin/segments/new", names: matching("New segment") },
          { viewer, path: "/admin/webhooks/new", names: matching("New endpoint") },
          { viewer, path: "/admin/api-keys/new", names: matching("New key") },
          { viewer, path: "/admin/settings/delivery/services/new", names: matching("New service") },
          { viewer, path: "/admin/settings/delivery/services/JNE-REG", names: matching("JNE REG") },
          { viewer, path: "/admin/settings", names: matching("Rules") },
          { viewer, path: "/admin/settings/payment/COD", names: matching("Cash on delivery") },
          { viewer, path: "/admin/settings/delivery/places/new", names: matching("New place") },
          { viewer, path: "/admin/settings/delivery/places/WH01", names: /./ },
          { viewer, path: `/admin/returns/${returnCode}`, names: matching(returnCode) },
          { viewer, path: `/admin/chats/${chat.id}`, names: matching("Guest") },
          { viewer, path: `/admin/staff/${id}`, names: /./ },
          { viewer, path: "/admin/staff/roles", names: matching("Roles") },
          { viewer, path: "/admin/staff/roles/new", names: matching("New role") },
          { viewer, path: "/admin/promotions/calendar", names: matching("Calendar") },
          { viewer, path: `/admin/promotions/why?order=${orderCode}`, names: matching("Why this price?") },
          { viewer, path: "/admin/promotions/new", names: matching("New promotion") },
          { viewer, path: "/admin/search/synonyms/new", names: /synonyms/i },
          { viewer, path: "/admin/search/rules/new", names: /./ },
          { viewer, path: "/admin/articles/new", names: matching("New article") },
          { viewer, path: "/admin/redirects/new", names: /redirect/i },
          { viewer, path: "/admin/size-guides/new", names: matching("New size chart") },
          { viewer, path: "/admin/stores/new", names: matching("New store") },
          { viewer, path: "/admin/products/bulk?only=BALL", names: /./ },
          { viewer, path: "/admin/staff/roles/support", names: matching("Support") },
          ...[
            "/admin/orders/BBNOBODY2222",
            "/admin/returns/RTNOBODY2222",
            "/admin/chats/nobody",
            "/admin/privacy-requests/00000000-0000-4000-8000-000000000000",
            "/admin/staff/nobody",
            "/admin/stock/NO-SUCH-SKU",
            "/admin/counts/NO-SUCH-COUNT",
            "/admin/transfers/NO-SUCH-TRANSFER",
            "/admin/products/NO-SUCH-PRODUCT",
            "/admin/categories/no-such-category",
            "/admin/brands/no-such-brand",
            "/admin/promotions/NO_SUCH_PROMOTION",
            "/admin/search/synonyms/no-such-group",
            "/admin/search/rules/no-such-rule",
            "/admin/articles/no-such-article",
            "/admin/segments/no-such-segment",
            "/admin/webhooks/no-such-endpoint",
            "/admin/api-keys/nosuchkey",
            "/admin/messages/noSuchMessage",
            "/admin/cash/NOSUCHSTORE/2026-11-15",
            "/admin/settlements/00000000-0000-4000-8000-000000000000",
            "/admin/settings/delivery/services/NO-SUCH",
            "/admin/settings/delivery/places/NOSUCHPLACE",
            "/admin/settings/payment/NO_SUCH_CHANNEL",
            "/admin/redirects/%2Fno-such-redirect",
            "/admin/stores/NOSUCHSTORE",
            "/admin/size-guides/NO_SUCH-CHART",
            "/admin/legal/privacy/pc/999999",
            "/admin/imports/00000000-0000-4000-8000-000000000000",
            "/admin/staff/roles/nobody",
            "/admin/nothing",
          ].map((path) => ({ viewer, path, names: missing })),
        ],
      };
    },
  },
];
