import { useNavigation } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { LoadMore } from "#kit/web/actions/load-more.tsx";
import { Card } from "#kit/web/content/card.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { NoticeList } from "./notice-list.tsx";
import type { NoticeModel } from "./notice-words.ts";
import { nextNoticePage } from "./notices-on-page.ts";
import { useNoticesText } from "./notices-text.ts";
import { useReading } from "./use-reading.ts";

export type NotificationsPageProps = { notices: readonly NoticeModel[]; total: number };

/** Everything a member was told in the last ninety days (D-71). */
export function NotificationsPage({ notices: loaded, total }: NotificationsPageProps) {
  const t = useNoticesText();
  const { state } = useNavigation();
  const reading = useReading();
  const notices = reading.asRead(loaded);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{t("title")}</h1>
          <p className="mt-1 text-sm text-ink-soft">{t("kept")}</p>
        </div>
        {notices.some(({ isRead }) => !isRead) ? (
          <Button
            variant="secondary"
            size="sm"
            icon="check"
            loading={reading.marking}
            onClick={() => void reading.readAll(notices)}
          >
            {t("read_all")}
          </Button>
        ) : null}
      </div>
      {notices.length === 0 ? (
        <EmptyState
          title={t("empty")}
          actions={
            <LinkButton to="/" variant="primary">
              {t("go_shopping")}
            </LinkButton>
          }
        >
          {t("empty_hint")}
        </EmptyState>
      ) : (
        <Card>
          <NoticeList notices={notices} onOpen={reading.readOne} />
        </Card>
      )}
      {notices.length > 0 && notices.length < total ? (
        <LoadMore
          to={`?page=${nextNoticePage(notices.length)}`}
          label={t("more")}
          loading={state === "loading"}
          loadingLabel={t("more_loading")}
          status={t("shown_of", { shown: notices.length, total })}
          shown={notices.length}
          total={total}
        />
      ) : null}
    </div>
  );
}
