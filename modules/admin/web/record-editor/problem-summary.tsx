import { Alert } from "#kit/web/feedback/alert.tsx";
import { fieldId } from "./field-id.ts";
import type { RecordEditor } from "./use-record-editor.ts";

/** The refusals, on top of the form; each line leads to its field. */
export function ProblemSummary({ editor: { problems, failure, labelOf, show } }: { editor: RecordEditor }) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="error" live title={failure ?? ""}>
      <ul className="grid gap-1">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <a
              href={`#${fieldId(path)}`}
              className="inline-block py-0.5 no-underline hover:underline pointer-coarse:min-h-11 pointer-coarse:py-2.5"
              onClick={(event) => {
                event.preventDefault();
                show(path);
              }}
            >
              <span className="font-bold underline">{labelOf(path)}</span>: {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
