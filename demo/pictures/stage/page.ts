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

/** The door through which the runner outside asks the browser for a picture. */
window.drawPicture = (name, quality) => {
  const shot = all.find((candidate) => candidate.name === name);
  if (!shot) throw new Error(`no shot is called ${name}`);
  return renderShot(studio, shot, quality);
};
