/** The studs on top of a brick. */
export function StudRow() {
  return (
    <div aria-hidden="true" className="flex gap-5 px-7">
      {["one", "two", "three", "four"].map((stud) => (
        <span key={stud} className="h-2.5 w-10 rounded-t-sm bg-brick" />
      ))}
    </div>
  );
}
