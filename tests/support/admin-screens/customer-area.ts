import { aPaidOrder } from "../admin.ts";
import { addClubMember, linkAccounts } from "../club-members.ts";
import { newMember } from "../members.ts";
import { historyState } from "./record-states.ts";
import type { Area } from "./screen.ts";

export const customerArea: Area = {
  name: "customers",
  async make({ shop }) {
    const { userCode } = await newMember(shop);
    await aPaidOrder("delivery", `member:${userCode}`);
    await linkAccounts(shop, userCode, (await addClubMember(shop)).id);
    await shop.sql("insert into cart.line (owner, sku_code, quantity) values ($1, 'GONE-1', 2)", [
      `member:${userCode}`,
    ]);
    for (const given of [true, false])
      await shop.sql(
        `insert into consent.entry (subject, purpose, text_version, language, given, form, recorded_at)
         values ($1, 'marketingWhatsApp', '1', 'en-US', $2, 'account', now())`,
        [`member:${userCode}`, given],
      );
    const [legal] = await shop.sql<{ version: number }>(
      "select max(version) as version from content.page_version where path = '/page/privacy-policy' and device = 'pc'",
    );
    const requests: Record<string, string> = {};
    for (const kind of ["export", "correct", "delete"]) {
      const [request] = await shop.sql<{ id: string }>(
        `insert into privacy.request (id, kind, user_code, received_at, received_by, proof, asked, recorded_at, due_at)
         values (gen_random_uuid(), $1, $2, now() - interval '4 days', 'phone', 'idCard', 'Everything', now(),
           now() - interval '1 day') returning id::text`,
        [kind, userCode],
      );
      requests[kind] = request?.id ?? "";
    }
    return { ...requests, customer: userCode, version: String(legal?.version) };
  },
  screens: [
    {
      route: "adminCustomers",
      path: "/admin/customers",
      states: [
        {
          name: "nobody found",
          async open({ page }) {
            await page.getByRole("searchbox", { name: "Search" }).fill("nobody@nowhere.example");
            await page.keyboard.press("Enter");
            await page.getByText("Nobody matches").waitFor();
          },
        },
      ],
    },
    { route: "adminPrivacyRequests", path: "/admin/privacy-requests" },
    {
      route: "adminNewPrivacyRequest",
      path: "/admin/privacy-requests/new",
      states: [
        {
          name: "nobody found",
          async open({ page }) {
            await page.getByRole("searchbox", { name: "Search" }).fill("nobody@nowhere.example");
            await page.keyboard.press("Enter");
            await page.getByText("Nobody matches").waitFor();
          },
        },
      ],
    },
    {
      route: "adminNewPrivacyRequest",
      path: ({ customer }) => `/admin/privacy-requests/new?customer=${customer}`,
      states: [
        {
          name: "a refused request",
          async open({ page }) {
            await page.getByRole("button", { name: "Record a request" }).click();
            await page.getByText("Choose one").first().waitFor();
          },
        },
      ],
    },
    { route: "adminPrivacyRequest", path: ({ export: id }) => `/admin/privacy-requests/${id}` },
    {
      route: "adminPrivacyRequest",
      path: ({ correct }) => `/admin/privacy-requests/${correct}`,
      states: [
        {
          name: "a correction without a reason",
          async open({ page }) {
            await page.getByRole("button", { name: "Correct a field" }).click();
            await page.getByText("Required").first().waitFor();
          },
        },
      ],
    },
    {
      route: "adminPrivacyRequest",
      path: ({ delete: id }) => `/admin/privacy-requests/${id}`,
      states: [
        {
          name: "a deletion without the tick",
          async open({ page }) {
            await page.getByRole("button", { name: "Delete the account" }).click();
            await page.getByText("Please tick this first").waitFor();
          },
        },
      ],
    },
    {
      route: "adminLegalVersion",
      path: ({ version }) => `/admin/legal/privacy/pc/${version}?language=en-US`,
    },
    {
      route: "adminCustomer",
      path: ({ customer }) => `/admin/customers/${customer}`,
      states: [
        {
          name: "the history of consents",
          open: ({ page }) => page.getByText("History: 2 answers").click(),
        },
        {
          name: "a refused birthday",
          async open({ page }) {
            await page.getByLabel("Birthday").fill("2024-01-01");
            await page.getByRole("button", { name: "Save", exact: true }).click();
            await page.getByText("no date of birth").first().waitFor();
          },
        },
        {
          name: "adjusting points without any",
          async open({ page }) {
            await page.getByText("Adjust points").first().click();
            await page.getByRole("button", { name: "Adjust points" }).click();
            await page.getByText("A whole number up to 1,000,000").waitFor();
          },
        },
        {
          name: "unlinking the club without a code",
          async open({ page }) {
            await page.getByText("Unlink from the club for the customer").click();
            await page.getByRole("button", { name: "Unlink", exact: true }).click();
            await page.getByText("Required").waitFor();
          },
        },
        {
          name: "blocking without a reason",
          async open({ page }) {
            await page.getByText("Block the account").first().click();
            await page.getByRole("button", { name: "Block the account" }).click();
            await page.getByText("Required").waitFor();
          },
        },
        historyState,
      ],
    },
  ],
};
