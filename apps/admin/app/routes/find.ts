import { AdminFindDocument } from "#modules/admin/web/command-palette/find.graphql.gen.ts";
import type { FindAnswer } from "#modules/admin/web/command-palette/use-found.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

/** What fits a text, for the command palette. A refusal is an answer: the palette must not lead away from the page behind it. */
export async function loader({ request, context }: RouteArgs): Promise<FindAnswer> {
  const text = (new URL(request.url).searchParams.get("text") ?? "").trim().slice(0, 120);
  const { api, report } = servicesOf(context);
  try {
    return { text, found: (await api(AdminFindDocument, { text })).adminFind };
  } catch (problem) {
    report(problem);
    return { text, found: null };
  }
}
