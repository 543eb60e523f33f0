import { useRef, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { clubCodes } from "../../contract/constants.ts";
import { foundAccount } from "./found-account.ts";
import {
  mapClubBindAccountDocument,
  mapClubBindConfirmDocument,
  mapClubBindProvedDocument,
  mapClubSwitchBindDocument,
  mapClubUnbindDocument,
} from "./link.graphql.gen.ts";
import {
  closedLink,
  type LinkAccount,
  type LinkEffect,
  type LinkEvent,
  type LinkPlace,
  type LinkState,
  nextLinkStep,
} from "./link-steps.ts";
import { useLinkText } from "./link-text.ts";

/** Callbacks of the page around the dialog. */
export type LinkHost = {
  onLinked(place: LinkPlace): void;
  onUnlinked?(): void;
  /** Leads to the club's registration, with the unknown number if one was typed. */
  onRegister(mobile: string | null): void;
  onRemindLater?(): void;
  /** Stores an account that waits to be switched over a reload; null deletes it. */
  remember?(account: LinkAccount | null): void;
};

type Reply = { readonly code: string; readonly message: string | null };

/** A proof cannot be typed again: retries an unreachable club before falling back to the password form. */
async function retryWhileUnreachable<Answer extends { readonly code: string }>(request: () => Promise<Answer | null>) {
  for (let again = 0; ; again += 1) {
    const reply = await request();
    if (again === 2 || (reply !== null && reply.code !== "CLUB_UNREACHABLE")) return reply;
    await new Promise((resolve) => window.setTimeout(resolve, 1_000));
  }
}

/**
 * The dialog's state and the function that sends it events; requests and callbacks are effects of the state machine.
 */
export function useLink(host: LinkHost): { state: LinkState; send: (event: LinkEvent) => void } {
  const api = useApi();
  const t = useLinkText();
  const [state, setState] = useState<LinkState>(closedLink);
  // Two events may arrive before React renders: the ref has the latest state.
  const current = useRef<LinkState>(closedLink);

  const send = (event: LinkEvent) => {
    const move = nextLinkStep(current.current, event);
    current.current = move.state;
    setState(move.state);
    for (const effect of move.effects) void perform(effect);
  };

  const settle = async (call: Promise<Reply>): Promise<void> => {
    const { code, message } = await call.catch((): Reply => ({ code: "", message: null }));
    if (code === clubCodes.done) return send({ type: "done" });
    send({ type: code === "BIND_EXPIRED" ? "expired" : "refused", message: message ?? t("failed") });
  };

  const perform = async (effect: LinkEffect): Promise<void> => {
    switch (effect.do) {
      case "bind": {
        const { mobile, password } = effect;
        const reply = await api(mapClubBindAccountDocument, { mobile, password }).catch(() => null);
        const failed = t("failed");
        return send(
          reply ? foundAccount(reply.mapClubBindAccount, mobile, failed) : { type: "refused", message: failed },
        );
      }
      case "bindProved": {
        const found = await retryWhileUnreachable(() =>
          api(mapClubBindProvedDocument, { proof: effect.proof }).then(
            (reply) => reply.mapClubBindProved,
            () => null,
          ),
        );
        const failed = t("failed");
        return send(found ? foundAccount(found, effect.mobile, failed) : { type: "refused", message: failed });
      }
      case "confirm":
        return settle(
          api(mapClubBindConfirmDocument, { mobile: effect.mobile, thirdId: effect.thirdId }).then(
            (reply) => reply.mapClubBindConfirm,
          ),
        );
      case "switch":
        return settle(
          api(mapClubSwitchBindDocument, { mobile: effect.mobile, thirdId: effect.thirdId }).then(
            (reply) => reply.mapClubSwitchBind,
          ),
        );
      case "unbind":
        return settle(api(mapClubUnbindDocument).then((reply) => reply.mapClubUnbind));
      case "linked":
        return host.onLinked(effect.place);
      case "unlinked":
        return host.onUnlinked?.();
      case "register":
        return host.onRegister(effect.mobile);
      case "remindLater":
        return host.onRemindLater?.();
      case "remember":
        return host.remember?.(effect.account);
    }
  };
  return { state, send };
}
