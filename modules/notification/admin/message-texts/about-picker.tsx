import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { ComboboxField } from "#kit/web/forms/combobox-field.tsx";
import type { FindAnswer } from "#modules/admin/web/command-palette/use-found.ts";
import { useMessageText } from "./message-texts-text.ts";

type AboutPickerProps = {
  kind: "order" | "customer";
  about: string | null;
  onPick: (code: string | null) => void;
};

const typingPauseMs = 200;

/** Chooses the order or customer a preview is about; without one the data is made up. */
export function AboutPicker({ kind, about, onPick }: AboutPickerProps) {
  const t = useMessageText();
  const { load, data } = useFetcher<FindAnswer>();
  const [typed, setTyped] = useState("");
  const wanted = typed.trim();
  const ask = useEffectEvent(() => void load(`/admin/find?${new URLSearchParams({ text: wanted })}`));
  useEffect(() => {
    if (wanted.length < 2) return;
    const timer = setTimeout(ask, typingPauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isOwn = data?.text === wanted;
  const found = (isOwn ? (data.found ?? []) : []).filter((one) => one.kind === kind);
  return (
    <div className="grid gap-2">
      <ComboboxField
        speaksFor="about"
        label={t(`about_${kind}`)}
        hint={t("about_hint")}
        typed={typed}
        onType={setTyped}
        options={found.map(({ code, title, detail }) => ({ value: code, label: title, detail }))}
        onPick={(code) => {
          onPick(code);
          setTyped(code);
        }}
        listLabel={t(`about_${kind}`)}
        status={wanted.length < 2 || !isOwn ? "" : t("found", { count: found.length })}
        picked={about !== null && about === typed}
      />
      {about === null ? null : (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            onPick(null);
            setTyped("");
          }}
        >
          {t("about_none")}
        </Button>
      )}
    </div>
  );
}
