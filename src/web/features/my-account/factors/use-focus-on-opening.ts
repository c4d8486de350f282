import { useLayoutEffect, useRef } from 'react';

/** For the heading of what has taken the place of the button that was pressed. */
export function useFocusOnOpening() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return heading;
}
