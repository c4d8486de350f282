type Props = { lines?: number };

/** Holds the place of what is being read, at the height it will have. */
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
