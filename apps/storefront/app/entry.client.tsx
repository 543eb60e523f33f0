import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { browserMessages, seedMessages } from "#kit/web/i18n/browser-messages.ts";
import { PageTextsContext, readPageTexts } from "#kit/web/i18n/page-texts.tsx";
import { createBackGuard } from "#kit/web/overlays/back-guard.ts";
import { BackGuardContext } from "#kit/web/overlays/back-guard-context.tsx";
import { guardChunkLoads } from "#kit/web/page/chunk-guard.ts";
import { RequestId, requestNumberOfPage } from "#kit/web/page/request-id.tsx";
import { allowOwnScriptsOnly } from "#kit/web/page/trusted-types.ts";
import { layOutDeferredParts } from "./request/deferred-layout.ts";
import { scriptsReady } from "./request/scripts-ready-event.ts";

allowOwnScriptsOnly();
const page = readPageTexts();
seedMessages(page.locale, page.modules);
guardChunkLoads();
// The language of the query is stored in its cookie. It is removed before the router starts, so no link carries it on.
const address = new URL(location.href);
if (address.searchParams.has("lang")) {
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}
// Before the router exists: browsers call listeners in registration order.
const backGuard = createBackGuard(window);

const begin = () => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RequestId value={requestNumberOfPage()}>
          <PageTextsContext value={{ source: browserMessages, sign: "" }}>
            <BackGuardContext value={backGuard}>
              <HydratedRouter />
            </BackGuardContext>
          </PageTextsContext>
        </RequestId>
      </StrictMode>,
    );
  });
  void layOutDeferredParts();
};

// This chunk may be loaded for another module in it, before the page's route modules (request/deferred-scripts.server.ts).
if ("__reactRouterRouteModules" in window) begin();
else addEventListener(scriptsReady, begin, { once: true });
