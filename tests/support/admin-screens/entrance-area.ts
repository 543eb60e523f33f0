import { StaffChoosePasswordDocument, StaffSignInDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import { aNewcomer } from "../admin.ts";
import { callAdmin } from "../admin-api.ts";
import type { Area } from "./screen.ts";

export const entranceArea: Area = {
  name: "signing in",
  isSignedOut: true,
  screens: [
    {
      route: "adminSignIn",
      path: "/admin/sign-in",
      states: [
        {
          name: "a refused sign-in",
          async open({ page }) {
            await page.getByRole("button", { name: "Continue" }).click();
            await page.locator("[aria-invalid=true]").first().waitFor();
          },
        },
      ],
    },
    { route: "adminWelcome", path: "/admin/welcome" },
    { route: "adminSetUp", path: "/admin/set-up" },
    {
      route: "adminCode",
      path: "/admin/code",
      async before({ context, shop }) {
        const { email, welcomeCode } = await aNewcomer("support");
        const password = "Batu karang di laut";
        await callAdmin(context, shop.url, StaffChoosePasswordDocument, { input: { email, welcomeCode, password } });
        await callAdmin(context, shop.url, StaffSignInDocument, { input: { email, password } });
      },
    },
  ],
};
