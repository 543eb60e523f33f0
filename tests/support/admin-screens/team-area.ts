import { AdminSaveRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { callAdmin } from "../admin-api.ts";
import { aConversation } from "../chats.ts";
import { historyState } from "./record-states.ts";
import type { Area } from "./screen.ts";

export const teamArea: Area = {
  name: "chats, offers, staff and activity",
  async make({ context, shop }) {
    const role = `axe${crypto.randomUUID().replaceAll("-", "").slice(0, 8)}`;
    const changes = [
      { path: "name", value: "Somebody with an axe" },
      { path: "permissions/orders.read", value: true },
    ];
    const input = { type: "role", id: role, version: 0, create: true, changes };
    await callAdmin(context, shop.url, AdminSaveRecordDocument, { input });
    const chat = await aConversation(shop, `guest:${crypto.randomUUID()}`);
    const [person] = await shop.sql<{ id: string }>("select id::text from staff.account order by email limit 1");
    return { role, chat, person: person?.id ?? "" };
  },
  screens: [
    { route: "adminChats", path: "/admin/chats" },
    { route: "adminChat", path: ({ chat }) => `/admin/chats/${chat}` },
    { route: "adminOffers", path: "/admin/offers" },
    {
      route: "adminStaff",
      path: "/admin/staff",
      states: [
        {
          name: "a refused invitation",
          async open({ page }) {
            await page.getByText("Invite somebody").click();
            await page.getByRole("button", { name: "Send the invitation" }).click();
            await page.getByText("Choose at least one role").waitFor();
          },
        },
      ],
    },
    { route: "adminStaffMember", path: ({ person }) => `/admin/staff/${person}` },
    { route: "adminRoles", path: "/admin/staff/roles" },
    {
      route: "adminNewRole",
      path: "/admin/staff/roles/new",
      states: [
        {
          name: "a refused role",
          async open({ page }) {
            await page.getByLabel("Code", { exact: true }).fill("Not a code");
            await page.getByLabel("Name", { exact: true }).fill("Anybody");
            await page.getByRole("button", { name: "Create" }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
      ],
    },
    { route: "adminRole", path: "/admin/staff/roles/admin" },
    {
      route: "adminRole",
      path: ({ role }) => `/admin/staff/roles/${role}`,
      states: [
        historyState,
        { name: "deleting a role", open: ({ page }) => page.getByText("Delete", { exact: true }).click() },
      ],
    },
    { route: "adminApprovals", path: "/admin/approvals" },
    { route: "adminAudit", path: "/admin/audit" },
    { route: "adminMissing", path: "/admin/no-such-page" },
  ],
};
