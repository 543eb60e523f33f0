import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { longestPromotionText, longestPromotionTitle } from "#modules/admin/contract/promotion-form.ts";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { AdminPromotionsResult } from "./offers.graphql.gen.ts";
import { useOffersText } from "./offers-text.ts";

export type OffersPageProps = AdminPromotionsResult["adminPromotions"] & {
  /** The segments it can go to, and the counted one; empty: everybody who agreed. */
  segments: readonly { readonly code: string; readonly name: string }[];
  segment: string;
  /** The idempotency key, new with every page load. */
  sendKey: string;
  answer: AdminAnswer | null;
  year: number;
};

/** Sends an offer to members, and lists the offers sent before. */
export function OffersPage({ audience, people, segments, segment, sent, sendKey, answer, year }: OffersPageProps) {
  const t = useOffersText();
  const sending = useSending("send");
  const { problems, typed } = answerTo(answer, "send");
  const segmentName = (code: string) => segments.find((one) => one.code === code)?.name ?? code;
  return (
    <div className="grid gap-4">
      <PageHeader title={t("title")} />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <ActionResult answer={answer} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <section className="rounded-lg border border-line bg-surface p-4">
          {segments.length === 0 ? null : (
            <Form method="get" className="mb-5 flex flex-wrap items-end gap-2">
              <div className="min-w-0 grow">
                <SelectField
                  key={segment}
                  name="segment"
                  label={t("segment")}
                  defaultValue={segment}
                  placeholder={t("segment_everybody")}
                  options={segments.map(({ code, name }) => ({ value: code, label: name }))}
                />
              </div>
              <Button type="submit" variant="secondary">
                {t("segment_count")}
              </Button>
            </Form>
          )}
          <Form key={answer?.done ? sendKey : "typed"} method="post" noValidate className="grid gap-5">
            <input type="hidden" name="intent" value="send" />
            <input type="hidden" name="key" value={sendKey} />
            {/* What was counted is what it is sent to. */}
            <input type="hidden" name="segment" value={segment} />
            <TextField
              name="title"
              label={t("field_title")}
              maxLength={longestPromotionTitle}
              defaultValue={typed.title}
              error={problems.title ?? null}
            />
            <TextField
              name="text"
              label={t("field_text")}
              hint={t("text_hint")}
              maxLength={longestPromotionText}
              defaultValue={typed.text}
              error={problems.text ?? null}
            />
            <TextField
              name="path"
              label={t("field_path")}
              hint={t("path_hint")}
              maxLength={300}
              defaultValue={typed.path}
              autoCapitalize="none"
              spellCheck={false}
              error={problems.path ?? null}
            />
            <p className="text-sm text-ink-soft">
              {people === null ? null : (
                <span className="block">
                  {segmentName(segment)}: {t("audience_segment", { people, without: people - audience })}
                </span>
              )}
              <strong className="text-ink">
                {audience === 0 ? t("audience_none") : t("audience", { count: audience })}
              </strong>{" "}
              {t("check")}
            </p>
            <div>
              <Button type="submit" variant="court" icon="bell" loading={sending} disabled={audience === 0}>
                {people === null ? t("send") : t("send_segment", { name: segmentName(segment) })}
              </Button>
            </div>
          </Form>
        </section>
        <AdminPanel title={t("sent")}>
          {sent.length === 0 ? (
            <EmptyState title={t("none")} />
          ) : (
            <ul className="divide-y divide-line text-sm">
              {sent.map((one) => (
                <li key={one.id} className="grid gap-0.5 py-2.5 first:pt-0 last:pb-0">
                  <strong className="break-words">{one.title}</strong>
                  <span className="break-words">{one.text}</span>
                  <span className="break-all text-ink-soft">
                    {one.path} · {one.by} · {shortTime(one.createdAt, year)}
                    {one.segment === null ? "" : ` · ${t("to_segment", { name: segmentName(one.segment) })}`}
                  </span>
                  <span className="text-ink-soft">
                    {t("reached", { count: one.reached })}
                    {one.doneAt === null ? ` · ${t("on_way")}` : ""}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </AdminPanel>
      </div>
    </div>
  );
}
