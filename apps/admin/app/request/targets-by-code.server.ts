import type { RouterContextProvider } from "react-router";
import { AdminPageTargetsDocument } from "#modules/content/admin/pages/pages.graphql.gen.ts";
import type { PageTarget, TargetKind } from "#modules/content/contract/page/page-target.ts";
import { adminCall } from "./admin-call.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** The API resolves this many codes of one kind at once, each of this length. Other addresses are shown as they are. */
const mostCodes = 100;
const longestCode = 200;

/** Targets with their names, by the codes of each kind. Those that no longer exist are missing. */
export async function targetsByCode(
  facts: Facts,
  named: Readonly<Partial<Record<TargetKind, readonly string[]>>>,
): Promise<PageTarget[]> {
  const asked = Object.entries(named)
    .map(([kind, codes]) => [kind, codes.filter(({ length }) => length <= longestCode).slice(0, mostCodes)] as const)
    .filter(([, codes]) => codes.length > 0);
  const found = await adminCall(facts, ({ api }) =>
    Promise.all(asked.map(([kind, codes]) => api(AdminPageTargetsDocument, { kind, codes, search: null }))),
  );
  return found.flatMap(({ adminPageTargets }) => adminPageTargets as PageTarget[]);
}
