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

allowOwnScriptsOnly();
const page = readPageTexts();
seedMessages(page.locale, page.modules);
guardChunkLoads();
// The server has stored the language in its cookie: removed before the router reads the address, so that no link repeats it.
const address = new URL(location.href);
if (address.searchParams.has("lang")) {
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}
// Before the router exists: browsers call listeners in the order of registration.
const backGuard = createBackGuard(window);

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
