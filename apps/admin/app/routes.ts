import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The addresses of the back office. Everything below `admin` asks for a session; the first four lead to one. */
export default [
  route("admin/sign-in", "routes/sign-in.tsx", { id: "adminSignIn" }),
  route("admin/code", "routes/code.tsx", { id: "adminCode" }),
  route("admin/welcome", "routes/welcome.tsx", { id: "adminWelcome" }),
  route("admin/log-out", "routes/log-out.ts", { id: "adminLogOut" }),
  route("admin", "routes/admin.tsx", { id: "admin" }, [
    index("routes/admin-home.tsx", { id: "adminHome" }),
    route("orders", "routes/orders.tsx", { id: "adminOrders" }),
    route("orders/:orderCode", "routes/order.tsx", { id: "adminOrder" }),
    route("orders/:orderCode/slip", "routes/slip.tsx", { id: "adminSlip" }),
    route("returns", "routes/returns.tsx", { id: "adminReturns" }),
    route("returns/:returnCode", "routes/return.tsx", { id: "adminReturn" }),
    route("refunds", "routes/refunds.tsx", { id: "adminRefunds" }),
    route("chats", "routes/chats.tsx", { id: "adminChats" }),
    route("chats/:id", "routes/chat.tsx", { id: "adminChat" }),
    route("offers", "routes/offers.tsx", { id: "adminOffers" }),
    route("staff", "routes/staff.tsx", { id: "adminStaff" }),
    route("staff/:id", "routes/staff-member.tsx", { id: "adminStaffMember" }),
    route("audit", "routes/audit.tsx", { id: "adminAudit" }),
    route("*", "routes/admin-missing.tsx", { id: "adminMissing" }),
  ]),
] satisfies RouteConfig;
