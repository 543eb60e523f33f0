import { sql } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import { says } from "./order-pages.ts";
import { paidOrder } from "./place-order.ts";
import { requestedReturn } from "./return-scenes.ts";
import { guestViewer, type Scene, type Viewer } from "./scene.ts";
import { newShopper } from "./shopper.ts";

const lists = ["orders", "returns", "refunds", "offers", "chats", "staff", "audit"] as const;

/** The back office: signed out, signed in, and unknown addresses. */
export const adminScenes: readonly Scene[] = [
  {
    name: "back office: signed out",
    make: async () => ({
      pages: ["/admin/sign-in", "/admin/welcome", "/admin/code", ...lists.map((list) => `/admin/${list}`)].map(
        (path) => ({
          viewer: guestViewer,
          path,
          names: says("Sign in", "password", "code"),
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
      const missing = says("could not", "not found", "no such", "nothing", "missing", "does not exist", "is no");
      return {
        pages: [
          ...lists.map((list) => ({ viewer, path: `/admin/${list}`, names: /./ })),
          { viewer, path: `/admin/orders/${orderCode}`, names: says(orderCode) },
          { viewer, path: `/admin/orders/${orderCode}/slip`, names: /./ },
          { viewer, path: `/admin/returns/${returnCode}`, names: says(returnCode) },
          { viewer, path: `/admin/chats/${chat.id}`, names: says("Guest") },
          { viewer, path: `/admin/staff/${id}`, names: /./ },
          ...[
            "/admin/orders/BBNOBODY2222",
            "/admin/returns/RTNOBODY2222",
            "/admin/chats/nobody",
            "/admin/staff/nobody",
            "/admin/nothing",
          ].map((path) => ({ viewer, path, names: missing })),
        ],
      };
    },
  },
];
