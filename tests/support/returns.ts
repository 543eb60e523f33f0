import type { Page } from "@playwright/test";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import {
  approveReturn,
  type ReturnStepDeps,
  receiveReturn,
  refundReturn,
  refuseReturn,
} from "#modules/returns/server/index.ts";
import { withDatabase } from "./orders.ts";

const deps: ReturnStepDeps = {
  ids: systemIds,
  clock: systemClock,
  sealer: { seal: () => "", open: () => "" },
  secret: "only the sender of messages signs links",
  pointEarnedBy: 10_000,
  onReceived: [],
};

const steps = { approve: approveReturn, refuse: refuseReturn, receive: receiveReturn, refund: refundReturn };

/** Staff's action on a return. */
export async function staffDoes(step: keyof typeof steps, returnCode: string, note?: string): Promise<void> {
  const input = { returnCode, staffName: "Budi", ...(note ? { note } : {}) };
  const reply = await withDatabase((database) => inTransaction(database, (trx) => steps[step](trx, deps, input)));
  if (!reply.ok) throw new Error(`${step}: ${reply.error.code}`);
}

/** Fills in the bank account and sends the request. */
export async function sendRequest(page: Page, holder: string, number = "1234567890"): Promise<void> {
  await page.getByLabel("Bank", { exact: true }).fill("BCA");
  await page.getByLabel("Account number").fill(number);
  await page.getByLabel("Account holder").fill(holder);
  await page.getByRole("button", { name: "Send the request" }).click();
}
