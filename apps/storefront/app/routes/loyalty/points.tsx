import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { historyPage } from "#modules/loyalty/contract/constants.ts";
import { PointsPageDocument } from "#modules/loyalty/web/points/points.graphql.gen.ts";
import { PointsPage } from "#modules/loyalty/web/points/points-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/points.ts";
import { pointsChanged } from "./points-cache.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = servicesOf(context);
  const reply = await api(PointsPageDocument, { first: historyPage });
  return { answer: reply, seo: { title: textOnServer("points", locale)("title"), noindex: true } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Points({ loaderData: { answer } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  // The loaded balance is newer than the header's cached one.
  const { availablePoints } = answer.mapClubCheckBind;
  useEffect(() => pointsChanged(availablePoints), [availablePoints]);
  return (
    <PointsPage
      answer={answer}
      linkPath="/account/club"
      onTryAgain={() => void revalidate()}
      trying={state === "loading"}
    />
  );
}
