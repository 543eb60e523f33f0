import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { FragmentCacheContext } from "#kit/web/fragment-cache/fragment-cache-context.ts";
import { PageTextsContext, withPageTexts } from "#kit/web/i18n/page-texts.tsx";
import type { Messages } from "#kit/web/i18n/text-context.tsx";
import { pageHtml } from "#kit/web/page/page-html.server.ts";
import { RequestId } from "#kit/web/page/request-id.tsx";
import { ScriptMark } from "#kit/web/page/script-mark.ts";
import { serverMessages } from "./i18n/message-source.server.ts";
import { deferScripts } from "./request/deferred-scripts.server.ts";
import { servicesOf } from "./request/page-context.server.ts";
import { verifyScripts } from "./request/verify-scripts.server.ts";
import { PageFacts } from "./seo/json-ld.tsx";

// Exported for the server process: the router must be one copy on both sides.
export { createRequestHandler, matchRoutes } from "react-router";
export { pageContext } from "./request/page-context.server.ts";

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  // Client errors, such as a form posted to a page without an action, are reported by their status and not logged.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) servicesOf(context).report(error);
}

/** A page is complete before its first byte is sent: its inline scripts are hashed into the content security policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const used = new Map<string, Messages>();
  const { requestId, scriptMark, parts, facts, locale, fingerprints, turn, finish } = servicesOf(context);
  const texts = { source: serverMessages(used), sign: `texts ${scriptMark}` };
  const checked = verifyScripts(entry, headers, fingerprints);
  await turn();
  const { html, failed } = await pageHtml((options) =>
    renderToPipeableStream(
      <RequestId value={requestId}>
        <PageTextsContext value={texts}>
          <ScriptMark value={scriptMark}>
            <PageFacts value={facts}>
              <FragmentCacheContext value={parts}>
                <ServerRouter context={checked} url={request.url} nonce={scriptMark} />
              </FragmentCacheContext>
            </PageFacts>
          </ScriptMark>
        </PageTextsContext>
      </RequestId>,
      { ...options, nonce: scriptMark },
    ),
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (failed) parts?.discard();
  const whole = withPageTexts(html, texts.sign, { locale, modules: Object.fromEntries(used) });
  finish(deferScripts(whole));
  return new Response(null, { status: failed ? 500 : status, headers });
}
