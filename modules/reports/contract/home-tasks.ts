/** What may wait for staff, in the order of the start page, with the list it leads to. */
export const homeTasks = {
  orders: "/admin/orders",
  cancelRequests: "/admin/orders?tab=ask",
  returns: "/admin/returns",
  receivedReturns: "/admin/returns?tab=here",
  refunds: "/admin/refunds",
  privacyRequests: "/admin/privacy-requests?view=overdue",
  cashDays: "/admin/cash?state=waiting",
  settlementDifferences: "/admin/settlements/rows?state=open",
  lowStock: "/admin/stock?view=low",
  missedPages: "/admin/redirects/missed",
} as const satisfies Readonly<Record<string, string>>;
export type HomeTask = keyof typeof homeTasks;
