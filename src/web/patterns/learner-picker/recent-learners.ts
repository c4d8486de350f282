export type Learner = { uuid: string; name: string };

const most = 5;
const keyOf = (user: string) => `recentLearners:${user}`;

/** The learners this person opened last, on this device. Empty without storage. */
export function recentLearners(user: string): Learner[] {
  try {
    const given: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(given) ? given.filter(isLearner) : [];
  } catch {
    return [];
  }
}

export function rememberLearner(user: string, learner: Learner): void {
  const others = recentLearners(user).filter(({ uuid }) => uuid !== learner.uuid);
  try {
    localStorage.setItem(keyOf(user), JSON.stringify([learner, ...others].slice(0, most)));
  } catch {
    // Storage is full or blocked: searching still works.
  }
}

function isLearner(given: unknown): given is Learner {
  if (typeof given !== 'object' || given === null) return false;
  return 'uuid' in given && 'name' in given && typeof given.name === 'string';
}
