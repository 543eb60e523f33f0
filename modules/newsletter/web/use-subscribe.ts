import { type FormEvent, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { currentUtmCampaign } from "#modules/tracking/web/utm-campaign.ts";
import { draftOf } from "./form-draft.ts";
import { type Problems, subscribe } from "./subscribe.ts";

const noProblems: Problems = {};

/** Submits the form by script. After a failure the typed values stay. */
export function useSubscribe(begin: Problems = noProblems, onDone?: () => void) {
  const api = useApi();
  const [phase, setPhase] = useState<"filling" | "sending" | "done">("filling");
  const [problems, setProblems] = useState(begin);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === "sending") return;
    const form = event.currentTarget;
    setPhase("sending");
    const found = await subscribe(api, { ...draftOf(new FormData(form)), utmData: currentUtmCampaign() });
    setProblems(found ?? noProblems);
    setPhase(found ? "filling" : "done");
    if (!found) onDone?.();
    else if (found.email || found.consent) focusOn(form, found.email ? "email" : "checkbox");
  };
  const solve = (name: keyof Problems) => setProblems(({ [name]: _solved, ...rest }) => rest);
  return { phase, problems, submit, solve };
}

function focusOn(form: HTMLFormElement, type: "email" | "checkbox") {
  form.querySelector<HTMLInputElement>(`input[type=${type}]`)?.focus();
}
