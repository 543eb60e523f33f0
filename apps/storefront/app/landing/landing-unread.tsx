import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useContentText } from "#modules/content/web/content-text.ts";

/** A page that could not be read: no alarm, a way to try again, and the shop around it. */
export function LandingUnread() {
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
