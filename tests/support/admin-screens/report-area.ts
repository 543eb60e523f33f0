import { aPaidOrder } from "../admin.ts";
import type { Area } from "./screen.ts";

export const reportArea: Area = {
  name: "reports",
  async make() {
    await aPaidOrder();
    return {};
  },
  screens: [
    { route: "adminHome", path: "/admin" },
    { route: "adminReports", path: "/admin/reports" },
    { route: "adminReports", path: "/admin/reports?report=products&step=month" },
    { route: "adminReports", path: "/admin/reports?report=searches&step=week" },
    { route: "adminReports", path: "/admin/reports?report=funnel" },
    { route: "adminReports", path: "/admin/reports?report=returns&from=2001-01-01&until=2001-01-31" },
    { route: "adminReports", path: "/admin/reports?report=stores&from=2001-02-01&until=2001-01-31" },
  ],
};
