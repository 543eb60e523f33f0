import type { DeskTextKey } from "./desk-text.ts";

/** Where one can go, by what a role may do; the first of them is where the desk opens. */
export const deskPlaces: readonly { to: string; text: DeskTextKey; needs: string }[] = [
  { to: "/desk/orders", text: "orders", needs: "orders.read" },
  { to: "/desk/returns", text: "returns", needs: "returns.read" },
  { to: "/desk/refunds", text: "refunds", needs: "refunds.read" },
  { to: "/desk/chats", text: "chats", needs: "chat.answer" },
  { to: "/desk/offers", text: "offers", needs: "notices.send" },
  { to: "/desk/staff", text: "people", needs: "staff.manage" },
  { to: "/desk/audit", text: "audit", needs: "audit.read" },
];
