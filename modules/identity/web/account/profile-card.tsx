import { FactList } from "#kit/web/content/fact-list.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { shownDay } from "../../contract/person.ts";
import type { AccountModel } from "./account-model.ts";
import { useAccountText } from "./account-text.ts";
import { CompleteProfile, missingIn } from "./complete-profile.tsx";

/** The member's personal data; each field can be set once (D-63). */
export function ProfileCard({ account, onChanged }: { account: AccountModel; onChanged: () => void }) {
  const t = useAccountText();
  const { firstName, lastName, gender, birthDate } = account;
  const missing = missingIn(account);
  const incomplete = Object.values(missing).includes(true);
  const unknown = <span className="font-normal text-ink-soft">{t("not_told")}</span>;
  return (
    <TitledCard
      title={t("profile")}
      icon="circle-user"
      text={t("profile_text")}
      id="profile"
      footer={incomplete ? <CompleteProfile missing={missing} onSaved={onChanged} /> : null}
    >
      <FactList
        facts={[
          { key: "first", name: t("first_name"), value: firstName || unknown },
          { key: "last", name: t("last_name"), value: lastName || unknown },
          {
            key: "gender",
            name: t("gender"),
            value: gender === null ? unknown : t(gender === "MALE" ? "male" : "female"),
          },
          { key: "birth", name: t("birth_date"), value: birthDate === null ? unknown : shownDay(birthDate) },
        ]}
      />
    </TitledCard>
  );
}
