import type { RouterContextProvider } from "react-router";
import type { SegmentChoices } from "#modules/segments/admin/segment-labels.ts";
import {
  AdminSegmentChoicesDocument,
  AdminSegmentProductsDocument,
} from "#modules/segments/admin/segments.graphql.gen.ts";
import type { SegmentState } from "#modules/segments/contract/segment-state.ts";
import { adminCall } from "./admin-call.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** The names of everything a segment may name, and of the products it names already. */
export async function segmentChoices(
  facts: Facts,
  { bought = {} }: Partial<SegmentState> = {},
): Promise<SegmentChoices> {
  const codes = bought.products ?? [];
  const [{ adminSegmentPlaces, adminProductChoices }, { adminProductNames }] = await adminCall(facts, ({ api }) =>
    Promise.all([
      api(AdminSegmentChoicesDocument),
      codes.length === 0 ? { adminProductNames: [] } : api(AdminSegmentProductsDocument, { codes, search: null }),
    ]),
  );
  return { ...adminProductChoices, codes: adminSegmentPlaces, products: adminProductNames };
}
