import { daysAfter } from './calendar.ts';
import { phraseForBelonging, phrases, phrasesOfOthers } from './content/phrases.ts';
import { questionsOf } from './learning-rows.ts';
import { demoAccounts } from './named-records.ts';
import type { Person } from './people.ts';
import { idOf } from './random.ts';

/** The mentor's own phrases, and what other mentors proposed to the team. */
export function phraseRows(people: readonly Person[], now: Date) {
  const { uuid: mentor } = demoAccounts.mentor;
  const others = people.filter(
    ({ roles, state, uuid }) => roles.includes('mentor') && state === 'active' && uuid !== mentor,
  );
  const [belonging] = questionsOf({ area: 'belonging' });
  return [
    {
      text: phraseForBelonging,
      status: 'own' as const,
      author: mentor,
      question: belonging?.uuid ?? null,
    },
    ...phrases.map((phrase) => ({ ...phrase, author: mentor })),
    ...phrasesOfOthers.map((phrase, index) => ({
      ...phrase,
      author: others[index % others.length]?.uuid ?? mentor,
    })),
  ].map((phrase, index) => {
    const at = daysAfter(now, -20 + index);
    return { uuid: idOf('phrase', phrase.text), ...phrase, createdAt: at, updatedAt: at };
  });
}
