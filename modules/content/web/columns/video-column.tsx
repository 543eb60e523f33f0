import { imageUrl } from "#kit/images/image-url.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { VideoColumn as Video } from "../../contract/columns/video-column.ts";

/** A self-hosted video, loaded when play is pressed. */
export function VideoColumn({ column }: { column: Video }) {
  const locale = useLocale();
  return (
    <figure className="mx-auto max-w-page px-4 pt-10 md:px-6 md:pt-16">
      {/* biome-ignore lint/a11y/useMediaCaption: a video without speech needs no captions; editors add captions to the others */}
      <video
        controls
        playsInline
        preload="none"
        aria-label={column.title}
        poster={imageUrl(column.poster, 1280, "webp")}
        className="aspect-video w-full rounded-xl bg-sunken"
      >
        <source src={column.src} type={column.src.endsWith(".webm") ? "video/webm" : "video/mp4"} />
        {column.captions ? <track kind="captions" src={column.captions} srcLang={locale} default /> : null}
      </video>
      <figcaption className="mt-3 font-bold">{column.title}</figcaption>
    </figure>
  );
}
