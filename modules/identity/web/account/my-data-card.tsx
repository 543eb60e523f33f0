import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { myDataPath } from "../../contract/account-paths.ts";
import { useAccountText } from "./account-text.ts";

/** Everything the shop holds about the member, to take along. */
export function MyDataCard() {
  const t = useAccountText();
  return (
    <TitledCard
      title={t("my_data")}
      icon="download"
      text={t("my_data_text")}
      id="my-data"
      footer={
        <LinkButton to={myDataPath} reloadDocument download="my-data.json" variant="secondary" icon="download">
          {t("download")}
        </LinkButton>
      }
    />
  );
}
