import type { BrowserContext } from "@playwright/test";

const left = [
  "0001101",
  "0011001",
  "0010011",
  "0111101",
  "0100011",
  "0110001",
  "0101111",
  "0111011",
  "0110111",
  "0001011",
];
/** Which of the six left digits are mirrored, by the first digit of the barcode. */
const parities = ["000000", "001011", "001101", "001110", "010011", "011001", "011100", "010101", "010110", "011010"];
const inverted = (bars: string) => [...bars].map((bar) => (bar === "0" ? "1" : "0")).join("");
const mirrored = (bars: string) => [...bars].reverse().join("");

/** The bars of an EAN-13: 1 is black. */
function ean13(code: string): string {
  const digits = [...code].map(Number);
  const parity = parities[digits[0] ?? 0] ?? "";
  const pattern = (digit: number | undefined) => left[digit ?? 0] ?? "";
  const first = digits
    .slice(1, 7)
    .map((digit, at) => (parity[at] === "1" ? mirrored(inverted(pattern(digit))) : pattern(digit)));
  const second = digits.slice(7).map((digit) => inverted(pattern(digit)));
  return ["101", ...first, "01010", ...second, "101"].join("");
}

/** A camera that looks at a barcode: the browser's stream of a canvas, since a test machine has no camera. */
export async function pointCameraAt(context: BrowserContext, code: string): Promise<void> {
  await context.addInitScript((bars) => {
    const getUserMedia = async () => {
      const canvas = document.createElement("canvas");
      canvas.width = 640;
      canvas.height = 480;
      const picture = canvas.getContext("2d") as CanvasRenderingContext2D;
      const draw = () => {
        picture.fillStyle = "white";
        picture.fillRect(0, 0, 640, 480);
        picture.fillStyle = "black";
        for (const [at, bar] of [...bars].entries()) if (bar === "1") picture.fillRect(130 + at * 4, 120, 4, 240);
      };
      draw();
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
    Object.defineProperty(navigator.mediaDevices, "getUserMedia", { value: getUserMedia });
  }, ean13(code));
}
