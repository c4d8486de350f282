type Props = { lines?: number };

/** A placeholder with the height of what is still loading. */
export function Skeleton({ lines = 6 }: Props) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
        <div key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
