import type { StaffRole } from "#modules/staff/contract/roles.ts";

type DemoStaff = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly storeCode: string | null;
};

/** The password of all demo staff. Demo accounts exist only with the demo shop, never in production. */
export const demoStaffPassword = "Main-bola-bersama-7";
/** The authenticator's secret; `npm run staff -- code --email …` prints the current code. */
export const demoStaffSecret = "BATABOLADEMOSTAFF234567ABCDEFGHI";

export const demoStaff: readonly DemoStaff[] = [
  {
    id: "5a000000-0000-4000-8000-000000000001",
    email: "rani@staff.example",
    name: "Rani Wulandari",
    roles: ["admin"],
    storeCode: null,
  },
  {
    id: "5a000000-0000-4000-8000-000000000002",
    email: "budi@staff.example",
    name: "Budi Santoso",
    roles: ["orderDesk"],
    storeCode: null,
  },
  {
    id: "5a000000-0000-4000-8000-000000000003",
    email: "sari@staff.example",
    name: "Sari Lestari",
    roles: ["storeStaff"],
    storeCode: null,
  },
  {
    id: "5a000000-0000-4000-8000-000000000004",
    email: "dewi@staff.example",
    name: "Dewi Anggraini",
    roles: ["support"],
    storeCode: null,
  },
  {
    id: "5a000000-0000-4000-8000-000000000005",
    email: "agus@staff.example",
    name: "Agus Pratama",
    roles: ["finance"],
    storeCode: null,
  },
  {
    id: "5a000000-0000-4000-8000-000000000006",
    email: "wulan@staff.example",
    name: "Wulan Maharani",
    roles: ["catalogue"],
    storeCode: null,
  },
];
