import type { Topic } from '#contract/topics.ts';

/** The topics that changed, and the socket of the browser that made the change and needs no event. */
export type Change = { topics: readonly Topic[]; except: string | undefined };

export type Announce = (change: Change) => void;

/** Each topic once. A socket is left out only where it made both changes. */
export function mergeChanges(a: Change | undefined, b: Change): Change {
  if (!a) return { ...b, topics: [...new Set(b.topics)] };
  return {
    topics: [...new Set([...a.topics, ...b.topics])],
    except: a.except === b.except ? a.except : undefined,
  };
}
