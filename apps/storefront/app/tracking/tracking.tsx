import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Measuring } from "#modules/tracking/contract/measuring.ts";
import { storeUtmCampaign } from "#modules/tracking/web/store-utm-campaign.ts";
import { pageEvents, track } from "#modules/tracking/web/track.ts";
import { visitStorage } from "#modules/tracking/web/utm-campaign.ts";
import { useConsent } from "../shell/consent/consent-provider.tsx";
import { followConsent } from "./follow-consent.ts";

/** Tracks each opened page, and sends nothing before consent. Renders nothing. */
export function Tracking({ measuring }: { measuring: Measuring }) {
  const { choice } = useConsent();
  const { pathname } = useLocation();
  const noted = useRef<string>(undefined);

  useEffect(() => {
    if (noted.current === pathname) return;
    noted.current = pathname;
    const visit = visitStorage();
    if (visit) storeUtmCampaign(window.location.search, visit);
    track({ name: "page_view", path: pathname, title: document.title });
  }, [pathname]);

  useEffect(() => {
    let current = true;
    void followConsent(choice, {
      events: pageEvents,
      measuring,
      storages: visitStorage() ? [sessionStorage, localStorage] : [],
      stillSo: () => current,
      load: () => import("./open-sinks.ts"),
    });
    return () => {
      current = false;
    };
  }, [choice, measuring]);

  return null;
}
