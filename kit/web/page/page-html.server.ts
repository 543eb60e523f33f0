import { Writable } from "node:stream";
import type { PipeableStream, RenderToPipeableStreamOptions } from "react-dom/server";

type Render = (options: RenderToPipeableStreamOptions) => PipeableStream;

/** Renders the complete document. The browser renders failed parts again. */
export function pageHtml(render: Render): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const stream = render({
      // Shell and content are sent together, so no script has to move late parts into place.
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

/** Collects the whole output: pages are not streamed. */
function collector(whenWhole: (html: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      whenWhole(Buffer.concat(chunks).toString());
      done();
    },
  });
}
