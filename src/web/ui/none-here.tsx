/** An empty cell: a dash to see, a word to hear. */
export function NoneHere({ word = 'none' }: { word?: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{word}</span>
    </>
  );
}
