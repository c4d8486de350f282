import type { Topic } from '#contract/topics.ts';

/** What changed, by name alone, and the socket whose person made the change and saw it already. */
export type Change = { topics: readonly Topic[]; except: string | undefined };

export type Announce = (change: Change) => void;

/** Both as one, each topic once: a socket is left out only where it made all of it. */
export function mergeChanges(one: Change | undefined, other: Change): Change {
  if (!one) return { ...other, topics: [...new Set(other.topics)] };
  return {
    topics: [...new Set([...one.topics, ...other.topics])],
    except: one.except === other.except ? one.except : undefined,
  };
}
