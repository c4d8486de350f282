/** Once the browser has nothing else to do. Gives back what calls it off. */
export function whenIdle(begin: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const wish = requestIdleCallback(begin);
    return () => cancelIdleCallback(wish);
  }
  // Safari has no other way of knowing.
  const wish = setTimeout(begin, 1_000);
  return () => clearTimeout(wish);
}
