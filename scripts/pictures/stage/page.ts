import { shots } from "../shots/shots.ts";
import { type Quality, renderShot, stageRenderer } from "./render-shot.ts";

declare global {
  interface Window {
    drawPicture?: (name: string, quality: Quality) => Promise<string>;
  }
}

const renderer = stageRenderer();

/** The door through which the runner outside asks the browser for a picture. */
window.drawPicture = (name, quality) => {
  const shot = shots.find((candidate) => candidate.name === name);
  if (!shot) throw new Error(`no shot is called ${name}`);
  return renderShot(renderer, shot, quality);
};
