import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useStockText } from "../stock-text.ts";
import { barcodeReader } from "./barcode-reader.ts";
import { codeGate } from "./code-gate.ts";

const pauseMs = 120;

/** The camera's picture; every barcode that is held into it is passed on once. */
export function CameraScanner({ onCode }: { onCode: (code: string) => void }) {
  const t = useStockText();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"starting" | "reading" | "denied" | "missing">("starting");
  const pass = useEffectEvent(onCode);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      if (!devices) return setState("missing");
      stream = await devices.getUserMedia({ video: { facingMode: "environment" }, audio: false });
      const picture = video.current;
      if (isOver || !picture) return stop();
      picture.srcObject = stream;
      await picture.play();
      const read = await barcodeReader();
      const gate = codeGate();
      setState("reading");
      const check = async () => {
        if (isOver) return;
        // A frame that cannot be read is followed by another one.
        const codes = await read(picture).catch(() => []);
        for (const code of gate(codes, performance.now())) {
          navigator.vibrate?.(60);
          pass(code);
        }
        timer = setTimeout(check, pauseMs);
      };
      await check();
    };
    start().catch((problem: unknown) => {
      if (!isOver) setState(problem instanceof Error && problem.name === "NotAllowedError" ? "denied" : "missing");
    });
    return stop;
  }, []);

  if (state === "denied" || state === "missing") return <Alert tone="error">{t(`camera_${state}`)}</Alert>;
  return (
    <div className="grid gap-1">
      <div className="relative overflow-hidden rounded-lg bg-ink">
        <video ref={video} muted playsInline className="max-h-[45dvh] min-h-40 w-full object-cover" />
        <span aria-hidden="true" className="absolute inset-x-6 top-1/2 h-0.5 -translate-y-1/2 bg-sun" />
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {t(state === "reading" ? "camera_hold" : "camera_starting")}
      </p>
    </div>
  );
}
