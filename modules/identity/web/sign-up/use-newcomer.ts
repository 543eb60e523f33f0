import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import type { SignUpKey } from "../../contract/sign-up-key.ts";
import { type Newcomer, readNewcomer } from "./newcomer.ts";

export type NewcomerView =
  | { readonly at: "opening" }
  | { readonly at: "unreachable" }
  | { readonly at: "form"; readonly newcomer: Newcomer }
  | { readonly at: "expired"; readonly text: string; readonly used: boolean };

/** Loads the person behind a key, with a retry when the request fails. */
export function useNewcomer(
  signUpKey: SignUpKey,
  ready: () => Promise<void>,
  onView?: (at: NewcomerView["at"]) => void,
) {
  const api = useApi();
  const [view, setView] = useState<NewcomerView>({ at: "opening" });
  const open = async () => {
    setView({ at: "opening" });
    await ready();
    const found = await readNewcomer(api, signUpKey).catch(() => null);
    if (!found) return setView({ at: "unreachable" });
    if ("expired" in found) return setView({ at: "expired", text: found.expired, used: found.used });
    setView({ at: "form", newcomer: found });
  };
  const openFirst = useEffectEvent(open);
  useEffect(() => {
    void openFirst();
  }, []);
  const notify = useEffectEvent((at: NewcomerView["at"]) => onView?.(at));
  useEffect(() => notify(view.at), [view.at]);
  return { view, open, expire: (message: string) => setView({ at: "expired", text: message, used: false }) };
}
