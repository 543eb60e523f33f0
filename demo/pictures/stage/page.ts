import { productShots } from "../products/product-shots.ts";
import { shots } from "../shots/shots.ts";
import { openStudio, type Quality, renderShot } from "./render-shot.ts";

declare global {
  interface Window {
    drawPicture?: (name: string, quality: Quality) => Promise<string>;
  }
}

const studio = openStudio();
const all = [...shots, ...productShots];

/** The function the runner calls in the browser to render a picture. */
window.drawPicture = (name, quality) => {
  const shot = all.find((candidate) => candidate.name === name);
  if (!shot) throw new Error(`no shot is called ${name}`);
  return renderShot(studio, shot, quality);
};
