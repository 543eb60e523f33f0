import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { PageTextsContext, withPageTexts } from "#kit/web/i18n/page-texts.tsx";
import type { Messages } from "#kit/web/i18n/text-context.tsx";
import { pageHtml } from "#kit/web/page/page-html.server.ts";
import { RequestId } from "#kit/web/page/request-id.tsx";
import { ScriptMark } from "#kit/web/page/script-mark.ts";
import { serverMessages } from "./i18n/message-source.server.ts";
import { servicesOf } from "./request/page-context.server.ts";

// The server process takes these from here: the router must be one and the same copy on both sides.
export { createRequestHandler } from "react-router";
export { pageContext } from "./request/page-context.server.ts";

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) servicesOf(context).report(error);
}

/** A page is finished before its first byte leaves: its inline scripts are hashed into the content security policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const used = new Map<string, Messages>();
  const { requestId, scriptMark, locale, finish } = servicesOf(context);
  const texts = { source: serverMessages(used), sign: `texts ${scriptMark}` };
  const { html, failed } = await pageHtml((options) =>
    renderToPipeableStream(
      <RequestId value={requestId}>
        <PageTextsContext value={texts}>
          <ScriptMark value={scriptMark}>
            <ServerRouter context={entry} url={request.url} nonce={scriptMark} />
          </ScriptMark>
        </PageTextsContext>
      </RequestId>,
      { ...options, nonce: scriptMark },
    ),
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  finish(withPageTexts(html, texts.sign, { locale, modules: Object.fromEntries(used) }));
  return new Response(null, { status: failed ? 500 : status, headers });
}
