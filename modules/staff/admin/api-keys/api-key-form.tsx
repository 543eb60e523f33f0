import { type FormEvent, useState } from "react";
import { getDotPath, safeParse } from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { FieldError, FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import {
  apiKeySchema,
  apiKeyScopes,
  longestKeyName,
  neverExpires,
  usualCallsPerMinute,
} from "../../contract/api-keys.ts";
import { groupKey, permissionKey, useRolesText } from "../roles/roles-text.ts";
import { AdminCreateApiKeyDocument } from "./api-keys.graphql.gen.ts";
import { useApiKeysText } from "./api-keys-text.ts";
import { useKeyCall } from "./use-key-call.ts";

type ApiKeyFormProps = {
  held: readonly string[];
  onCreated: (created: { readonly secret: string; readonly code: string }) => void;
};

type Problems = Readonly<Record<string, string>>;

/** What was filled in; `scopes.0` and its like are one field. */
const typedIn = (form: FormData) => ({
  name: String(form.get("name") ?? ""),
  scopes: form.getAll("scopes").map(String),
  expiresOn: form.get("never") === "on" ? neverExpires : String(form.get("expiresOn") ?? ""),
  callsPerMinute: Number(form.get("callsPerMinute") || Number.NaN),
});

/** Name, permissions, expiry and limit of a new key. Only permissions its maker has can be chosen. */
export function ApiKeyForm({ held, onCreated }: ApiKeyFormProps) {
  const t = useApiKeysText();
  const permissionText = useRolesText();
  const api = useApi();
  const locale = useLocale();
  const { busy, problem, send } = useKeyCall();
  const [isEndless, setEndless] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const groups = [...Map.groupBy(apiKeyScopes, groupKey)];
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = safeParse(apiKeySchema, typedIn(new FormData(form)), { lang: locale });
    const found = (checked.issues ?? []).map(
      (issue) => [(getDotPath(issue) ?? "").split(".", 1)[0], issue.message] as const,
    );
    // Only the first problem of each field is shown; the first field gets the focus.
    const wrong: Problems = Object.fromEntries(found.toReversed());
    setProblems(wrong);
    if (!checked.success) {
      const first = [...form.elements].find((field) => field instanceof HTMLInputElement && field.name in wrong);
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    const input = checked.output;
    const reply = await send(async () => (await api(AdminCreateApiKeyDocument, { input })).adminCreateApiKey);
    if (reply?.data) onCreated({ secret: reply.data.secret, code: reply.data.key.code });
  };
  const tooEarly = problem?.code === "PAST_DAY" ? problem.text : null;
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      {problem && tooEarly === null ? (
        <Alert tone="error" live>
          {problem.text}
        </Alert>
      ) : null}
      <AdminPanel title={t("facts")}>
        <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
          <TextField
            name="name"
            label={t("name")}
            hint={t("name_hint")}
            maxLength={longestKeyName}
            autoComplete="off"
            error={problems.name ?? null}
          />
          <TextField
            name="callsPerMinute"
            label={t("calls")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            defaultValue={usualCallsPerMinute}
            error={problems.callsPerMinute ?? null}
          />
          <div>
            <FieldFrame label={t("last_day")} hint={t("last_day_hint")} error={problems.expiresOn ?? tooEarly}>
              {(links) => (
                <input {...links} type="date" name="expiresOn" disabled={isEndless} className={inputClass()} />
              )}
            </FieldFrame>
            <Checkbox
              name="never"
              label={t("never_expires")}
              checked={isEndless}
              onChange={(event) => setEndless(event.currentTarget.checked)}
            />
          </div>
        </div>
      </AdminPanel>
      <AdminPanel title={t("scopes")}>
        <p className="mb-2 max-w-prose text-sm text-ink-soft">{t("scopes_hint")}</p>
        <FieldError id="scopes-error" error={problems.scopes ?? null} />
        <div className="grid gap-4 md:grid-cols-2">
          {groups.map(([group, members]) => (
            <fieldset
              key={group}
              className="grid content-start gap-1"
              aria-describedby={problems.scopes ? "scopes-error" : undefined}
            >
              <legend className="text-sm font-bold">{permissionText(group)}</legend>
              {members.map((scope) => (
                <Checkbox
                  key={scope}
                  id={`scope-${scope}`}
                  name="scopes"
                  value={scope}
                  label={permissionText(permissionKey(scope))}
                  disabled={!held.includes(scope)}
                />
              ))}
            </fieldset>
          ))}
        </div>
      </AdminPanel>
      <div>
        <Button type="submit" variant="court" loading={busy}>
          {t("make")}
        </Button>
      </div>
    </form>
  );
}
