import type { MediaChoice } from "#modules/content/admin/pages/editor/media-choice.ts";
import { MediaPicker } from "#modules/media/admin/media-picker.tsx";

/** The media library's dialog for the editor of pages, for one file. */
export const pageMediaPicker = ({ kind, onClose, onChoose }: MediaChoice) => (
  <MediaPicker open kind={kind} onClose={onClose} onChoose={([file]) => onChoose(file)} />
);
