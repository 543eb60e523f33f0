import { IconLink } from "#kit/web/actions/icon-button.tsx";
import { useSession } from "../../session/session-provider.tsx";
import { useShellText } from "../shell-text.ts";

/** Guests find the login here, members their own area. The page itself cannot know which: it is filled in afterwards. */
export function AccountLink() {
  const t = useShellText();
  const isGuest = useSession((session) => session.isGuest);
  return isGuest ? (
    <IconLink to="/login" icon="user" label={t("login")} />
  ) : (
    <IconLink to="/account" icon="circle-user" label={t("myAccount")} />
  );
}
