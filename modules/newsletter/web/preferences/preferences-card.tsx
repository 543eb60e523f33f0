import { useMemo, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { CurrentConsentWording, type FormPurpose } from "#modules/consent/web/consent-wording.tsx";
import { flagOf, type Preferences } from "../../contract/preferences.ts";
import { preferenceSync } from "./preference-sync.ts";
import { synSSUserInfoDocument } from "./preferences.graphql.gen.ts";
import { usePreferencesText } from "./preferences-text.ts";

type Box = { name: keyof Preferences; label: "byEmail" | "byWhatsApp" | "news"; purpose: FormPurpose };

const boxes: readonly Box[] = [
  { name: "byEmail", label: "byEmail", purpose: "marketingEmail" },
  { name: "byWhatsApp", label: "byWhatsApp", purpose: "marketingWhatsApp" },
  { name: "news", label: "news", purpose: "marketingEmail" },
];

/** A member's preferences. Each box shows the wording that is recorded with it. */
export function PreferencesCard({ userCode, initial }: { userCode: string; initial: Preferences }) {
  const t = usePreferencesText();
  const { shown, change } = usePreferences(userCode, initial);
  return (
    <TitledCard title={t("title")} icon="bell" text={t("text")} id="preferences">
      <fieldset>
        <legend className="sr-only">{t("title")}</legend>
        {boxes.map(({ name, label, purpose }) => (
          <Checkbox
            key={name}
            name={name}
            checked={shown[name]}
            onChange={(event) => void change(name, event.currentTarget.checked)}
            label={
              <>
                <span className="block font-bold">{t(label)}</span>
                <span className="block text-sm text-ink-soft">
                  <CurrentConsentWording purpose={purpose} />
                </span>
              </>
            }
          />
        ))}
      </fieldset>
    </TitledCard>
  );
}

function usePreferences(userCode: string, initial: Preferences) {
  const t = usePreferencesText();
  const api = useApi();
  const toast = useToast();
  const [shown, setShown] = useState(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial preferences count
  const change = useMemo(
    () =>
      preferenceSync({
        begin: initial,
        async send({ byEmail, byWhatsApp, news }) {
          const { synSSUserInfo } = await api(synSSUserInfoDocument, {
            userCode,
            emailSubscribe: flagOf(byEmail),
            whatsappSubscribe: flagOf(byWhatsApp),
            newsSubscribe: flagOf(news),
          });
          return synSSUserInfo.success;
        },
        show: setShown,
        saved: () => toast({ kind: "success", text: t("saved") }),
      }),
    [api, userCode],
  );
  return { shown, change };
}
