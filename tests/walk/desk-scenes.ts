import { sql } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import { says } from "./order-pages.ts";
import { paidOrder } from "./place-order.ts";
import { requestedReturn } from "./return-scenes.ts";
import { nobody, type Scene, type Viewer } from "./scene.ts";
import { newShopper } from "./shopper.ts";

const lists = ["orders", "returns", "refunds", "offers", "chats", "staff", "audit"] as const;

/** The desk of those who work here: signed out, signed in, and addresses that name nothing. */
export const deskScenes: readonly Scene[] = [
  {
    name: "desk: nobody is signed in",
    make: async () => ({
      pages: ["/desk/sign-in", "/desk/welcome", "/desk/code", ...lists.map((list) => `/desk/${list}`)].map((path) => ({
        viewer: nobody,
        path,
        names: says("Sign in", "password", "code"),
      })),
    }),
  },
  {
    name: "desk: somebody is signed in",
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
      const viewer: Viewer = { who: "somebody of the staff", cookie: world.desk.cookie() };
      const missing = says("could not", "not found", "no such", "nothing", "missing", "does not exist", "is no");
      return {
        pages: [
          ...lists.map((list) => ({ viewer, path: `/desk/${list}`, names: /./ })),
          { viewer, path: `/desk/orders/${orderCode}`, names: says(orderCode) },
          { viewer, path: `/desk/orders/${orderCode}/slip`, names: /./ },
          { viewer, path: `/desk/returns/${returnCode}`, names: says(returnCode) },
          { viewer, path: `/desk/chats/${chat.id}`, names: says("Guest") },
          { viewer, path: `/desk/staff/${id}`, names: /./ },
          ...[
            "/desk/orders/BBNOBODY2222",
            "/desk/returns/RTNOBODY2222",
            "/desk/chats/nobody",
            "/desk/staff/nobody",
            "/desk/nothing",
          ].map((path) => ({ viewer, path, names: missing })),
        ],
      };
    },
  },
];
