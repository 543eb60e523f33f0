/** Reads the bytes of one keep-alive connection and calls back for each complete HTTP response. */
export type ResponseReader = { push(bytes: Buffer): void };

const headEnd = Buffer.from("\r\n\r\n");
const withoutBody = new Set([204, 304]);

/** Supports Content-Length only: a load generator must cost less than the server it measures. */
export function responseReader(onResponse: (status: number, bytes: number) => void): ResponseReader {
  let head: Buffer | null = null;
  let status = 0;
  let size = 0;
  let missing = 0;

  const begin = (text: string, headBytes: number) => {
    status = Number(text.slice(9, 12));
    const length = /\r\ncontent-length: ?(\d+)/i.exec(text)?.[1];
    if (length === undefined && !withoutBody.has(status)) throw new Error(`a response of unknown length: ${text}`);
    missing = withoutBody.has(status) ? 0 : Number(length);
    size = headBytes + missing;
  };

  return {
    push(bytes) {
      let rest = bytes;
      while (rest.length > 0) {
        if (missing === 0) {
          const known: Buffer = head ? Buffer.concat([head, rest]) : rest;
          const end = known.indexOf(headEnd);
          if (end === -1) {
            // The caller reuses its memory.
            head = Buffer.from(known);
            return;
          }
          head = null;
          begin(known.toString("latin1", 0, end), end + headEnd.length);
          rest = known.subarray(end + headEnd.length);
        }
        const taken = Math.min(missing, rest.length);
        missing -= taken;
        rest = rest.subarray(taken);
        if (missing === 0) onResponse(status, size);
      }
    },
  };
}
