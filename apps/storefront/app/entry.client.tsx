import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { browserMessages, seedMessages } from "./i18n/message-source.client.ts";
import { PageTextsContext, readPageTexts } from "./i18n/page-texts.tsx";
import { guardChunkLoads } from "./shell/chunk-guard.ts";
import { RequestNumber, requestNumberOfPage } from "./shell/request-number.tsx";
import { allowOwnScriptsOnly } from "./trusted-types.ts";

allowOwnScriptsOnly();
const page = readPageTexts();
seedMessages(page.locale, page.rooms);
guardChunkLoads();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestNumber value={requestNumberOfPage()}>
        <PageTextsContext value={{ source: browserMessages, used: () => page.rooms }}>
          <HydratedRouter />
        </PageTextsContext>
      </RequestNumber>
    </StrictMode>,
  );
});
