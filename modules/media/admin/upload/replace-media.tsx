import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { largestMegabytes } from "../../contract/constants.ts";
import type { MediaTile } from "../media-model.ts";
import { useMediaText } from "../media-text.ts";
import { sendFile } from "./send-file.ts";
import { problemBeforeSending } from "./upload-queue.ts";

type Outcome = { readonly text: string; readonly isGood: boolean };

/** Replaces an item's file; every use of the item shows the new one. */
export function ReplaceMedia({ item: { id, version, kind, useCount } }: { item: MediaTile }) {
  const t = useMediaText();
  const input = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  const [percent, setPercent] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function replace(file: File): Promise<void> {
    if (problemBeforeSending(file)) return setOutcome({ text: t("problem_large", largestMegabytes), isGood: false });
    setOutcome(null);
    setPercent(0);
    const progress = (sent: number) => setPercent(Math.floor((sent / Math.max(file.size, 1)) * 100));
    const result = await sendFile(file, progress, { replaces: { id, version } });
    setPercent(null);
    if ("item" in result) {
      setOutcome({ text: t("replaced"), isGood: true });
      return revalidate();
    }
    const known = { STAFF_ONLY: "problem_session", FORBIDDEN: "problem_forbidden" } as const;
    const key = result.code === "STAFF_ONLY" || result.code === "FORBIDDEN" ? known[result.code] : "problem_offline";
    setOutcome({ text: result.message ?? t(key), isGood: false });
  }

  return (
    <div className="grid gap-1">
      <input
        ref={input}
        type="file"
        hidden
        data-upload="replace"
        accept={kind === "video" ? "video/mp4,video/webm" : "image/jpeg,image/png,image/webp,image/avif"}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) void replace(file);
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        icon="refresh-cw"
        loading={percent !== null}
        onClick={() => input.current?.click()}
      >
        {t("replace")}
      </Button>
      <p
        role="status"
        className={outcome?.isGood === false ? "text-xs font-semibold text-danger" : "text-xs text-ink-soft"}
      >
        {percent === null
          ? (outcome?.text ?? (useCount > 0 ? t("replace_hint", { count: useCount }) : ""))
          : `${percent} %`}
      </p>
    </div>
  );
}
