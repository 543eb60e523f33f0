import { useEffect, useEffectEvent } from "react";
import type { AccountModel } from "#modules/identity/web/account/account-model.ts";
import type { DeferredLink } from "#modules/loyalty/web/link/deferred-link.ts";
import { LinkDialog } from "#modules/loyalty/web/link/link-dialog.tsx";
import { useLink } from "#modules/loyalty/web/link/use-link.ts";
import { useShopFacts } from "../../shell/shop-state.ts";
import { useLinkHost } from "./use-link-host.ts";

type ManageLinkProps = {
  linked: boolean;
  /** A counter: the dialog opens whenever it grows. */
  asked: number;
  account?: AccountModel;
  /** A link started before the login: the dialog opens with the values typed then. */
  promised?: DeferredLink | null;
  /** The page to load after linking; without it the current page is reloaded. */
  goTo?: string;
};

/** The link dialog of a member's page: opens at its form, or at the unlink question for linked members (LY-26, LY-27). */
export function ManageLink({ linked, asked, account, promised = null, goTo }: ManageLinkProps) {
  const { clubSiteUrl } = useShopFacts();
  const { state, send } = useLink(useLinkHost(goTo));
  const open = useEffectEvent(() =>
    send(promised ? { type: "deferred", place: "account", ...promised } : { type: "manage", linked }),
  );
  useEffect(() => {
    if (asked > 0) open();
  }, [asked]);
  return <LinkDialog state={state} send={send} clubSiteUrl={clubSiteUrl} {...(account ? { account } : {})} />;
}
