import { useState } from "react";
import { locales } from "#kit/core/locale.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { AdminTrySearchDocument, type AdminTrySearchResult } from "./tuning.graphql.gen.ts";
import { useTuningText } from "./tuning-text.ts";

type Tried = AdminTrySearchResult["adminTrySearch"];
type Draft = {
  readonly synonyms?: { readonly id: string; readonly phrases: string[] };
  readonly rule?: {
    readonly id: string;
    readonly words: string[];
    readonly pinned: string[];
    readonly boosted: string[];
  };
};

/** Searches as a shopper would: with the saved tuning, and next to it with the unsaved draft. */
export function TrySearch({ text, draft }: { text: string; draft: Draft }) {
  const t = useTuningText();
  const locale = useLocale();
  const api = useApi();
  const [typed, setTyped] = useState<string | null>(null);
  const [language, setLanguage] = useState<string>(locale);
  const [tried, setTried] = useState<Tried | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const asked = typed ?? text;

  const run = async () => {
    if (asked.trim() === "") return;
    setBusy(true);
    setProblem(null);
    try {
      const input = { text: asked, locale: language, synonyms: draft.synonyms ?? null, rule: draft.rule ?? null };
      const { adminTrySearch } = await api(AdminTrySearchDocument, { input });
      setTried(adminTrySearch);
    } catch (thrown) {
      setProblem(failureText(t("failed_try"), thrown, locale));
    }
    setBusy(false);
  };
  return (
    <AdminPanel title={t("try")}>
      <div className="grid gap-3">
        <p className="max-w-prose text-sm text-ink-soft">{t("try_hint")}</p>
        <search aria-label={t("try")} className="flex flex-wrap items-end gap-2">
          <div className="grow phone:w-full md:max-w-96">
            <TextField
              name="try"
              label={t("try_text")}
              value={asked}
              maxLength={120}
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                // Enter runs the search instead of saving the record.
                event.preventDefault();
                void run();
              }}
            />
          </div>
          <SelectField
            name="language"
            label={t("try_language")}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value)}
            options={locales.map((value) => ({ value, label: languageNames[value] }))}
          />
          <Button
            variant="secondary"
            icon="search"
            loading={busy}
            disabled={asked.trim() === ""}
            onClick={() => void run()}
          >
            {t("try_do")}
          </Button>
        </search>
        {problem ? (
          <Alert tone="error" live>
            {problem}
          </Alert>
        ) : null}
        {tried ? (
          <div role="status" className="grid gap-3 md:grid-cols-2">
            <Found title={t("before")} result={tried.before} />
            {tried.after ? (
              <Found title={t("after")} result={tried.after} same={isSame(tried.before, tried.after)} />
            ) : null}
          </div>
        ) : null}
      </div>
    </AdminPanel>
  );
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

type FoundProps = { title: string; result: Tried["before"]; same?: boolean };

function Found({ title, result: { total, corrected, products }, same = false }: FoundProps) {
  const t = useTuningText();
  return (
    <section className="grid content-start gap-1.5">
      <h3 className="text-sm font-bold">{title}</h3>
      <p className="text-sm text-ink-soft tabular-nums">
        {same ? t("same") : total === 0 ? t("nothing") : t("found_some", { count: total })}
        {same || corrected === null ? "" : ` · ${t("corrected", { text: corrected })}`}
      </p>
      <ol className="grid gap-1">
        {(same ? [] : products).map(({ code, name, reason }, at) => (
          <li key={code} className="flex items-center gap-2 rounded-md border border-line px-2 py-1.5 text-sm">
            <span className="text-ink-soft tabular-nums">{at + 1}</span>
            <span className="min-w-0 grow break-words">
              {name} <span className="text-ink-soft">{code}</span>
            </span>
            {reason === "PINNED" || reason === "BOOSTED" ? (
              <Badge tone="info">{t(reason === "PINNED" ? "reason_PINNED" : "reason_BOOSTED")}</Badge>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
