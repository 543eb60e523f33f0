import { lazy, Suspense } from "react";
import { IconLink } from "#kit/web/actions/icon-button.tsx";
import { useSession } from "../../session/session-provider.tsx";
import { useShellText } from "../shell-text.ts";

/** Where the menu cannot be had, its main entry is a link. */
const AccountMenu = lazy(() =>
  import("./account-menu.tsx").then(
    (file) => ({ default: file.AccountMenu }),
    () => ({ default: AccountEntry }),
  ),
);

/** Guests find the login here, members their own menu. The page itself cannot know which: it is filled in afterwards. */
export function AccountLink() {
  const t = useShellText();
  const isGuest = useSession((session) => session.isGuest);
  const name = useSession(({ accountName }) => accountName);
  if (isGuest) return <IconLink to="/login" icon="user" label={t("login")} />;
  return (
    <Suspense fallback={<AccountEntry />}>
      <AccountMenu name={name ?? t("myAccount")} />
    </Suspense>
  );
}

function AccountEntry() {
  const t = useShellText();
  return <IconLink to="/account" icon="circle-user" label={t("myAccount")} />;
}
