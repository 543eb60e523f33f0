import { Writable } from "node:stream";
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
        stream.pipe(collector((html) => resolve({ html, failed })));
      },
      onShellError: reject,
      onError() {
        failed = true;
      },
    });
  });
}

/** Takes everything at once: nobody waits for a part of a page. */
function collector(whenWhole: (html: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      whenWhole(Buffer.concat(pieces).toString());
      done();
    },
  });
}
