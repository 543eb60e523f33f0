import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { Notice } from "#kit/web/feedback/notice.tsx";
import { useSending } from "../actions/use-sending.ts";
import type { DeskAnswer } from "../desk-model.ts";
import { DeskNews } from "../desk-news.tsx";
import { DeskPanel } from "../desk-panel.tsx";
import { Standing } from "./people-page.tsx";
import { usePeopleText } from "./people-text.ts";
import { type PersonModel, personTone, type StoreChoice } from "./person-model.ts";
import { RightsFields } from "./rights-fields.tsx";

export type PersonPageProps = {
  person: PersonModel;
  stores: readonly StoreChoice[];
  answer: DeskAnswer | null;
  year: number;
};

/** One of those who work here: what they may do, and whether they may come in. */
export function PersonPage({ person, stores, answer, year }: PersonPageProps) {
  const t = usePeopleText();
  const saving = useSending("rights");
  const problems = answer?.intent === "rights" ? answer.problems : {};
  const { isSelf, state } = person;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to="/desk/staff" className="inline-flex min-h-11 items-center text-sm font-bold underline">
          {t("title")}
        </Link>
        <h1 className="text-xl font-extrabold tracking-tight">{person.name}</h1>
        <Badge tone={personTone(state)}>{t(`state_${state as "ready"}`)}</Badge>
      </div>
      <p className="text-sm break-words text-ink-soft">
        {person.email} · <Standing person={person} year={year} /> ·{" "}
        {person.sessions === 0 ? t("no_sessions") : t("open_sessions", { count: person.sessions })}
      </p>
      <DeskNews answer={answer} />
      {isSelf ? <Notice tone="info">{t("own")}</Notice> : null}
      {isSelf ? null : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <DeskPanel title={t("rights")}>
            <Form key={`${person.roles.join()} ${person.storeCode}`} method="post" noValidate className="grid gap-5">
              <input type="hidden" name="intent" value="rights" />
              <RightsFields
                id="rights"
                roles={person.roles}
                storeCode={person.storeCode}
                stores={stores}
                problems={problems}
              />
              <div>
                <Button type="submit" variant="court" loading={saving}>
                  {t("save")}
                </Button>
              </div>
            </Form>
          </DeskPanel>
          <DeskPanel title={t("access")}>
            <div className="grid gap-5">
              {state === "off" ? null : <Step intent="again" text={t("again_text")} label={t("again")} />}
              {person.sessions > 0 ? <Step intent="end" text={t("end_text")} label={t("end")} /> : null}
              {state === "off" ? (
                <Step intent="on" text={t("on_text")} label={t("on")} />
              ) : (
                <Step intent="off" text={t("off_text")} label={t("off")} danger />
              )}
            </div>
          </DeskPanel>
        </div>
      )}
      <p>
        <Link
          to={`/desk/audit?${new URLSearchParams({ subject: `staff:${person.email}` })}`}
          className="inline-flex min-h-11 items-center text-sm font-bold underline"
        >
          {t("activity")}
        </Link>
      </p>
    </div>
  );
}

type StepProps = { intent: "again" | "end" | "on" | "off"; text: string; label: ReactNode; danger?: boolean };

function Step({ intent, text, label, danger = false }: StepProps) {
  const sending = useSending(intent);
  return (
    <Form method="post" className="grid justify-items-start gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
      <input type="hidden" name="intent" value={intent} />
      <p className="text-sm text-ink-soft">{text}</p>
      <Button type="submit" variant={danger ? "danger" : "secondary"} loading={sending}>
        {label}
      </Button>
    </Form>
  );
}
