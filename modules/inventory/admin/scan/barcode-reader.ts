/** The barcodes in one picture of the camera. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<readonly string[]>;

const formats = ["ean_13", "ean_8", "upc_a", "upc_e", "code_128", "code_39", "itf", "qr_code"] as const;

type Detector = { detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** The browser's own barcode detector, where it reads the barcodes of products; else ours, which is loaded only then (ADR 0092). */
export async function barcodeReader(): Promise<BarcodeReader> {
  const detector = (await ownDetector()) ?? (await loadedDetector());
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}

async function ownDetector(): Promise<Detector | null> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const supported = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  const usable = formats.filter((format) => supported.includes(format));
  return Own && usable.includes("ean_13") ? new Own({ formats: usable }) : null;
}

async function loadedDetector(): Promise<Detector> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import("barcode-detector/ponyfill"),
    import("zxing-wasm/reader/zxing_reader.wasm?url"),
  ]);
  // From our own origin: the library would ask a public CDN.
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return new BarcodeDetector({ formats: [...formats] });
}
