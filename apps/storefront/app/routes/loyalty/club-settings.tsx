import { Suspense, useState } from "react";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import type { AccountModel } from "#modules/identity/web/account/account-model.ts";
import { ClubCard } from "#modules/loyalty/web/points/club-card.tsx";

const ManageLink = lazyWithRetry(() => import("./manage-link.tsx").then((file) => file.ManageLink));

type ClubSettingsProps = { account: AccountModel; linked: boolean };

/** The club's card in the account settings; its dialog is loaded on opening. */
export function ClubSettings({ account, linked }: ClubSettingsProps) {
  const [asked, setAsked] = useState(0);
  return (
    <ClubCard
      linked={linked}
      pointsPath="/account/points"
      onManage={() => setAsked((times) => times + 1)}
      dialog={
        asked > 0 ? (
          <Suspense>
            <ManageLink account={account} linked={linked} asked={asked} />
          </Suspense>
        ) : null
      }
    />
  );
}
