import type { BrowserContext } from "@playwright/test";
import { systemIds } from "#kit/core/ids.ts";
import { AdminSaveRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";

type Changes = Readonly<Record<string, unknown>>;

/** Saves a product as its editor does, as the person signed in to this browser. */
async function save(context: BrowserContext, url: string, record: object, changes: Changes): Promise<void> {
  const fields = Object.entries(changes).map(([path, value]) => ({ path, value }));
  const { name, text } = AdminSaveRecordDocument;
  const input = { type: "product", ...record, changes: fields };
  const answer = await context.request.post(`${url}/admin/graphql?opname=${name}`, {
    data: { operationName: name, query: text, variables: { input } },
    headers: { origin: url },
  });
  const { data } = (await answer.json()) as { data?: { adminSaveRecord: { success: boolean } } };
  if (!data?.adminSaveRecord.success) throw new Error(await answer.text());
}

type PricedProduct = { readonly code: string; readonly name: string };

/** A new draft with one SKU of Rp 100.000, and a proposal to sell it for Rp 10.000. */
export async function aProposedPrice(context: BrowserContext, url: string): Promise<PricedProduct> {
  const code = `W${systemIds.code(7)}`;
  const name = `Castle ${code}`;
  const changes = { status: "draft", "names/en-US": name, [`skus/${code}-A`]: { price: 100_000 } };
  await save(context, url, { id: code, version: 0, create: true }, changes);
  await save(context, url, { id: code, version: 1 }, { [`skus/${code}-A/price`]: 10_000 });
  return { code, name };
}
