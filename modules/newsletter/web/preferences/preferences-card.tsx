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

type Box = { name: keyof Preferences; words: "byEmail" | "byWhatsApp" | "news"; purpose: FormPurpose };

const boxes: readonly Box[] = [
  { name: "byEmail", words: "byEmail", purpose: "marketingEmail" },
  { name: "byWhatsApp", words: "byWhatsApp", purpose: "marketingWhatsApp" },
  { name: "news", words: "news", purpose: "marketingEmail" },
];

/** What a member wants to hear. Each box shows the very words that go into the ledger with it. */
export function PreferencesCard({ userCode, kept }: { userCode: string; kept: Preferences }) {
  const t = usePreferencesText();
  const { shown, change } = usePreferences(userCode, kept);
  return (
    <TitledCard title={t("title")} icon="bell" text={t("text")} id="preferences">
      <fieldset>
        <legend className="sr-only">{t("title")}</legend>
        {boxes.map(({ name, words, purpose }) => (
          <Checkbox
            key={name}
            name={name}
            checked={shown[name]}
            onChange={(event) => void change(name, event.currentTarget.checked)}
            label={
              <>
                <span className="block font-bold">{t(words)}</span>
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

function usePreferences(userCode: string, kept: Preferences) {
  const t = usePreferencesText();
  const api = useApi();
  const toast = useToast();
  const [shown, setShown] = useState(kept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept when the page came is where it begins, and no more
  const change = useMemo(
    () =>
      preferenceSync({
        begin: kept,
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
