import { useState } from "react";
import { Link } from "react-router";
import { locales } from "#kit/core/locale.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { AboutPicker } from "./about-picker.tsx";
import { ChangedTextField } from "./changed-text-field.tsx";
import { kindName, type MessageDetails, messagePath, messagesPath, textNames } from "./message-model.ts";
import { MessagePreview } from "./message-preview.tsx";
import { useMessageText } from "./message-texts-text.ts";
import { TestSend } from "./test-send.tsx";
import { usePreview } from "./use-preview.ts";

type MessageEditorProps = {
  code: string;
  record: EditedRecord;
  details: MessageDetails;
  channel: string;
  locale: string;
  /** Whether the staff member may see real orders and customers with their contact data. */
  mayPick: { readonly order: boolean; readonly customer: boolean };
};

/** The texts of one message on one channel in one language. Pass the record's id as React key. */
export function MessageEditor({ code, record, details, channel, locale, mayPick }: MessageEditorProps) {
  const t = useMessageText();
  const { message, texts } = details;
  const names = textNames(texts, t);
  const [about, setAbout] = useState<string | null>(null);
  const editor = useRecordEditor({
    type: "messageText",
    id: code,
    record,
    labelOf: (path) => names.get(path) ?? path,
  });
  const request = { id: message.id, channel, locale, texts: editor.state as Record<string, string>, about };
  const shown = usePreview(request);
  const kind = details.about === "order" || details.about === "customer" ? details.about : null;
  const problemOf = (name: string) => shown.preview?.problems.find(({ path }) => path === name)?.message ?? null;
  return (
    <div className="grid gap-3">
      <PageHeader
        title={message.title}
        above={[{ label: t("messages"), to: messagesPath }]}
        status={
          <Badge tone={Object.keys(editor.saved).length > 0 ? "sun" : "neutral"}>
            {t(Object.keys(editor.saved).length > 0 ? "changed" : "as_shipped")}
          </Badge>
        }
        actions={
          <>
            {editor.editable && Object.keys(editor.state).length > 0 ? (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  for (const name of Object.keys(editor.state)) editor.set(name, undefined);
                }}
              >
                {t("use_all_shipped")}
              </Button>
            ) : null}
            <HistoryButton editor={editor} />
          </>
        }
      />
      <p className="text-sm text-ink-soft">{`${kindName(message.kind, t)}. ${t("when_rendered")}`}</p>
      <Targets message={message} channel={channel} locale={locale} />
      {message.channels.includes("WHATSAPP") ? null : <p className="text-sm text-ink-soft">{t("whatsapp_fixed")}</p>}
      <div className="grid items-start gap-8 2xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <RecordForm editor={editor} label={message.title}>
          <AdminPanel title={t("texts")}>
            <p className="text-sm text-ink-soft">{t(channel === "SMS" ? "sms_hint" : "format_hint")}</p>
            {texts.map((text) => (
              <ChangedTextField
                key={text.name}
                {...{ editor, text, locale, label: names.get(text.name) ?? text.name, problem: problemOf(text.name) }}
              />
            ))}
          </AdminPanel>
        </RecordForm>
        {/* Beside the form, not in it: the frame has a form of its own. */}
        <div className="grid gap-3">
          <AdminPanel title={t("data")}>
            <div className="grid gap-3">
              {kind !== null && mayPick[kind] ? (
                <AboutPicker kind={kind} about={about} onPick={setAbout} />
              ) : (
                <p className="text-sm text-ink-soft">{t("made_up")}</p>
              )}
              {channel === "EMAIL" && editor.editable ? <TestSend request={request} /> : null}
            </div>
          </AdminPanel>
          <MessagePreview shown={shown} channel={channel} locale={locale} />
        </div>
      </div>
    </div>
  );
}

type TargetsProps = { message: MessageDetails["message"]; channel: string; locale: string };

/** Tabs for channels and languages; each pair is a record of its own. */
function Targets({ message, channel, locale }: TargetsProps) {
  const t = useMessageText();
  const isChanged = (one: string, language: string) =>
    message.changed.some((changed) => changed.channel === one && changed.locale === language);
  const tab = (isOn: boolean) =>
    cx(
      "inline-flex min-h-11 items-center gap-1.5 border-b-4 px-3 text-sm font-bold no-underline md:min-h-9",
      isOn ? "border-sun" : "border-transparent text-ink-soft hover:text-ink",
    );
  const mark = <span className="text-xs font-normal">({t("changed")})</span>;
  return (
    <div className="grid gap-1">
      <nav aria-label={t("channels")} className="flex flex-wrap gap-1 border-b border-line">
        {message.channels.map((one) => (
          <Link
            key={one}
            to={messagePath(message.id, one, locale)}
            aria-current={one === channel ? "page" : undefined}
            className={tab(one === channel)}
          >
            {t(`channel_${one}` as "channel_EMAIL")}
            {isChanged(one, locale) ? mark : null}
          </Link>
        ))}
      </nav>
      <nav aria-label={t("languages")} className="flex flex-wrap gap-1 border-b border-line">
        {locales.map((one) => (
          <Link
            key={one}
            to={messagePath(message.id, channel, one)}
            aria-current={one === locale ? "page" : undefined}
            className={tab(one === locale)}
            lang={one}
          >
            {languageNames[one]}
            {isChanged(channel, one) ? mark : null}
          </Link>
        ))}
      </nav>
    </div>
  );
}
