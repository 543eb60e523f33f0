import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { PipeableStream, RenderToPipeableStreamOptions } from "react-dom/server";

type Render = (options: RenderToPipeableStreamOptions) => PipeableStream;

/** Renders to the end and answers with the whole document. A part that failed is rendered again by the browser. */
export function pageHtml(render: Render): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const stream = render({
      onAllReady() {
        const out = new PassThrough();
        text(out).then((html) => resolve({ html, failed }), reject);
        stream.pipe(out);
      },
      onShellError: reject,
      onError() {
        failed = true;
      },
    });
  });
}
