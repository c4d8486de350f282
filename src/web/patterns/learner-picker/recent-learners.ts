export type Learner = { uuid: string; name: string };

const maxCount = 5;
const keyOf = (user: string) => `recentLearners:${user}`;

/** The learners this person opened last, on this device. Empty without storage. */
export function recentLearners(user: string): Learner[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLearner) : [];
  } catch {
    return [];
  }
}

export function rememberLearner(user: string, learner: Learner): void {
  const others = recentLearners(user).filter(({ uuid }) => uuid !== learner.uuid);
  try {
    localStorage.setItem(keyOf(user), JSON.stringify([learner, ...others].slice(0, maxCount)));
  } catch {
    // Storage is full or blocked: searching still works.
  }
}

function isLearner(value: unknown): value is Learner {
  if (typeof value !== 'object' || value === null) return false;
  return 'uuid' in value && 'name' in value && typeof value.name === 'string';
}
