import { textOnServer } from "../i18n/message-source.server.ts";
import { listFiles } from "../list-files/list-files.ts";
import { listsWithFile } from "../list-files/list-names.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

const encoder = new TextEncoder();

/** A CSV file of what a list shows, on all its pages, with its filters, columns and chosen rows. */
export async function loader(facts: RouteArgs) {
  const { pathname, searchParams: query } = new URL(facts.request.url);
  const list = listsWithFile.find((name) => pathname === `/admin/${name}.csv`);
  if (!list) throw new Response(null, { status: 404 });
  const { api, locale } = servicesOf(facts.context);
  const textOf = (module: string) => textOnServer(module, locale);
  const texts = listFiles[list]({ query, api, locale, textOf, t: textOf("list-file") });
  // The first page decides whether the caller may see the list. A failure after it breaks the download off.
  let next: IteratorResult<string> | null = await adminCall(facts, () => texts.next());
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = next ?? (await texts.next());
      next = null;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${list.replaceAll("/", "-")}.csv"`,
      "x-content-type-options": "nosniff",
    },
  });
}
