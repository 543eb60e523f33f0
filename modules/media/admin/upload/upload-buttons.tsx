import { type ChangeEvent, useRef } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { acceptedTypes } from "../../contract/constants.ts";
import { useMediaText } from "../media-text.ts";

/** Chooses files from the disk, or takes a photograph on devices with a camera. */
export function UploadButtons({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useMediaText();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event;
    onFiles([...(input.files ?? [])]);
    // Reset, so that the same file can be chosen again after it was fixed.
    input.value = "";
  };
  return (
    <>
      <input ref={files} type="file" multiple accept={acceptedTypes} data-upload="files" onChange={chosen} hidden />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        data-upload="camera"
        onChange={chosen}
        hidden
      />
      <Button
        variant="secondary"
        size="sm"
        icon="camera"
        className="pointer-fine:hidden"
        onClick={() => camera.current?.click()}
      >
        {t("camera")}
      </Button>
      <Button variant="court" size="sm" icon="upload" onClick={() => files.current?.click()}>
        {t("upload")}
      </Button>
    </>
  );
}
