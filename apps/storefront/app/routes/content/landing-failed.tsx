import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useContentText } from "#modules/content/web/content-text.ts";

/** A landing page whose content could not be loaded: a retry button inside the shop's frame. */
export function LandingFailed() {
  const t = useContentText();
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      title={t("unreadTitle")}
      actions={
        <Button variant="secondary" icon="refresh-cw" loading={state === "loading"} onClick={() => revalidate()}>
          {t("tryAgain")}
        </Button>
      }
    >
      <p>{t("unreadText")}</p>
    </EmptyState>
  );
}
