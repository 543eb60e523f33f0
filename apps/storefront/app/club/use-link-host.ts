import { useNavigate } from "react-router";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { remindLaterDays } from "#modules/loyalty/contract/constants.ts";
import { joinPathWithKey } from "#modules/loyalty/contract/join-target.ts";
import { useLinkText } from "#modules/loyalty/web/link/link-text.ts";
import { writePendingLink } from "#modules/loyalty/web/link/pending-link.ts";
import type { LinkHost } from "#modules/loyalty/web/link/use-link.ts";
import { track } from "#modules/tracking/web/track.ts";
import { useSessionKeeper } from "../session/session-provider.tsx";
import { storageNames } from "../session/storage-names.ts";
import { keepToast } from "../shell/later-toast.ts";
import { beginAnew } from "./begin-anew.ts";
import { pointsChanged } from "./own-points.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** What the shop does when a club account was linked, unlinked or put off. `goTo`: instead of the page's reload. */
export function useLinkHost(goTo?: string): LinkHost {
  const t = useLinkText();
  const toast = useToast();
  const navigate = useNavigate();
  const { memory } = useSessionKeeper();

  const noteBound = (mapclubBind: boolean) => {
    const kept = memory();
    const userInfo = kept.userInfo();
    const token = kept.token();
    if (userInfo && token) kept.keepMember({ token, userInfo: { ...userInfo, mapclubBind } });
  };
  /** Said at once, and once more on the page that comes half a second later. */
  const say = (text: string) => {
    toast({ kind: "success", text });
    keepToast(sessionStorage, { kind: "success", text });
  };
  const again = () => {
    pointsChanged();
    beginAnew(window, goTo);
  };
  return {
    onLinked() {
      noteBound(true);
      track({ name: "join_group", group: "mapclub" });
      say(t("connected"));
      again();
    },
    onUnlinked() {
      noteBound(false);
      say(t("disconnected"));
      again();
    },
    onRegister() {
      const { pathname, search } = window.location;
      void navigate(joinPathWithKey(pathname + search));
    },
    onRemindLater() {
      localStorage.setItem(storageNames.linkAskedUntil, String(Date.now() + remindLaterDays * dayMs));
    },
    remember(account) {
      if (account) localStorage.setItem(storageNames.pendingLinkDialog, writePendingLink(account));
      else localStorage.removeItem(storageNames.pendingLinkDialog);
    },
  };
}
