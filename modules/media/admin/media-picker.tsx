import { Suspense } from "react";
import { PickerDialog } from "./picker/picker-dialog.tsx";
import type { MediaPickerProps } from "./picker/picker-props.ts";

export type { PickedMedia } from "./picker/picked-media.ts";

/**
 * A dialog to choose files from the media library, or to upload them there first. Place it anywhere in a screen and
 * open it by a button; it loads nothing until then. Staff without the permission `media.edit` see a message in the
 * dialog.
 */
export function MediaPicker(props: MediaPickerProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <PickerDialog {...props} />
    </Suspense>
  );
}
