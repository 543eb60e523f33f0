import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { browserMessages, seedMessages } from "#kit/web/i18n/browser-messages.ts";
import { PageTextsContext, readPageTexts } from "#kit/web/i18n/page-texts.tsx";
import { createBackGuard } from "#kit/web/overlays/back-guard.ts";
import { BackGuardContext } from "#kit/web/overlays/back-guard-context.tsx";
import { guardChunkLoads } from "#kit/web/page/chunk-guard.ts";
import { RequestNumber, requestNumberOfPage } from "#kit/web/page/request-number.tsx";
import { allowOwnScriptsOnly } from "#kit/web/page/trusted-types.ts";
import { layOutDeferredParts } from "./request/deferred-layout.ts";
import { partsAreThere } from "./request/parts-are-there.ts";

allowOwnScriptsOnly();
const page = readPageTexts();
seedMessages(page.locale, page.modules);
guardChunkLoads();
// The language has been answered and is kept in its cookie; the router never hears of it, so no link carries it on.
const address = new URL(location.href);
if (address.searchParams.has("lang")) {
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}
// Before the router exists: browsers tell listeners in the order in which they came.
const backGuard = createBackGuard(window);

const begin = () => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RequestNumber value={requestNumberOfPage()}>
          <PageTextsContext value={{ source: browserMessages, sign: "" }}>
            <BackGuardContext value={backGuard}>
              <HydratedRouter />
            </BackGuardContext>
          </PageTextsContext>
        </RequestNumber>
      </StrictMode>,
    );
  });
  void layOutDeferredParts();
};

// This file may have been loaded for the sake of another in it: the page's parts then come later (request/late-scripts.server.ts).
if ("__reactRouterRouteModules" in window) begin();
else addEventListener(partsAreThere, begin, { once: true });
