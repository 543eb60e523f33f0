import type { IconName } from "../icons/icon.tsx";
import { Icon } from "../icons/icon.tsx";
import { lucideNames } from "../icons/lucide-names.ts";
import { ownIcons } from "../icons/own-icons.ts";
import { Family, Sample } from "./sample.tsx";

const colours = [
  ["paper", "bg-paper text-ink"],
  ["surface", "bg-surface text-ink"],
  ["sunken", "bg-sunken text-ink-soft"],
  ["ink", "bg-ink text-paper"],
  ["brick", "bg-brick text-on-brick"],
  ["brick-strong", "bg-brick-strong text-on-brick"],
  ["brick-soft", "bg-brick-soft text-brick-ink"],
  ["court", "bg-court text-on-court"],
  ["court-soft", "bg-court-soft text-court-ink"],
  ["sun", "bg-sun text-on-sun"],
  ["sun-soft", "bg-sun-soft text-ink"],
  ["danger-soft", "bg-danger-soft text-danger"],
  ["info-soft", "bg-info-soft text-info"],
] as const;

const icons = [...lucideNames, ...(Object.keys(ownIcons) as IconName[])];

export function Foundations() {
  return (
    <Family title="Colour, type, shadow, icons">
      {() => (
        <>
          <Sample name="Colours, each with the text it carries" wide>
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
              {colours.map(([name, look]) => (
                <span key={name} className={`rounded-md border border-line px-3 py-4 text-sm font-bold ${look}`}>
                  {name}
                </span>
              ))}
            </div>
          </Sample>
          <Sample name="Type" wide>
            <p className="text-4xl font-extrabold tracking-tight">Build. Play. Repeat.</p>
            <p className="text-2xl font-extrabold">Heading two, 28 px</p>
            <p className="text-xl font-bold">Heading three, 22 px</p>
            <p className="text-lg">Lead text, 18 px, for the first sentence.</p>
            <p>
              Body text, 16 px. Rp1.250.000 and Rp98.500 in tabular figures:{" "}
              <span className="tabular-nums">0123456789</span>
            </p>
            <p className="text-sm text-ink-soft">Small print, 14 px, in soft ink.</p>
            <p lang="vi">Tiếng Việt dùng phông chữ của hệ thống.</p>
            <p lang="zh-CN">中文使用系统字体。</p>
          </Sample>
          <Sample name="Shadows" wide>
            <div className="grid grid-cols-3 gap-4 py-2 text-center text-sm">
              <span className="rounded-lg bg-surface p-5 shadow-lift">lift</span>
              <span className="rounded-lg bg-surface p-5 shadow-float">float</span>
              <span className="rounded-lg bg-surface p-5 shadow-modal">modal</span>
            </div>
          </Sample>
          <Sample name={`${icons.length} icons`} wide>
            <div className="flex flex-wrap gap-3">
              {icons.map((name) => (
                <Icon key={name} name={name} size="lg" label={name} />
              ))}
            </div>
          </Sample>
        </>
      )}
    </Family>
  );
}
