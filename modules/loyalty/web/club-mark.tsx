/** The club's sign: a coin with a stud on it, in the colours around it. */
export function ClubMark({ className = "size-14" }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={`shrink-0 ${className}`} aria-hidden="true">
      <circle cx="32" cy="34" r="28" className="fill-sun-edge" />
      <circle cx="32" cy="31" r="28" className="fill-sun" />
      <circle cx="32" cy="31" r="22" className="fill-none stroke-sun-edge" strokeWidth="2" />
      <path
        d="M21 40V23.5a1.5 1.5 0 0 1 2.7-.9L32 33l8.3-10.4a1.5 1.5 0 0 1 2.7.9V40"
        className="fill-none stroke-on-sun"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
