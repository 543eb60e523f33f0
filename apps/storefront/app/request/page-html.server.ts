import type { PipeableStream, RenderToPipeableStreamOptions } from "react-dom/server";

type Render = (options: RenderToPipeableStreamOptions) => PipeableStream;

/** Renders to the end and answers with the whole document. A part that failed is rendered again by the browser. */
export function pageHtml(render: Render): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const stream = render({
      // The page is sent whole: no part of it need wait for a script to be put in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        stream.pipe(collector((html) => resolve({ html, failed }), reject));
      },
      onShellError: reject,
      onError() {
        failed = true;
      },
    });
  });
}

/**
 * Takes everything at once: nobody waits for a part of a page. Of a stream it has only what the renderer uses; the rest,
 * its queue and its events, would cost a twentieth of the whole rendering.
 */
function collector(whenWhole: (html: string) => void, whenBroken: (cause: unknown) => void): NodeJS.WritableStream {
  const pieces: Uint8Array[] = [];
  const target = {
    write(piece: Uint8Array | string) {
      pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece);
      return true;
    },
    end() {
      whenWhole(Buffer.concat(pieces).toString());
      return target;
    },
    on: () => target,
    destroy(cause: unknown) {
      whenBroken(cause);
      return target;
    },
  };
  return target as unknown as NodeJS.WritableStream;
}
