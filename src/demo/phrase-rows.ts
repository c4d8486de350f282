import { daysAfter } from './calendar.ts';
import { phraseForBelonging, phrases, phrasesOfOthers } from './content/phrases.ts';
import { questionsOf } from './learning-rows.ts';
import { demoAccounts } from './named-records.ts';
import type { Person } from './people.ts';
import { idOf } from './random.ts';

type PhraseRow = ReturnType<typeof phraseRows>[number];

/** What designers and authors have heard of these phrases. Only what still waits is unread. */
export function phraseNoticeRows(phrases: readonly PhraseRow[], people: readonly Person[]) {
  const { uuid: designer } = demoAccounts.designer;
  const designers = people.filter(
    ({ roles, state }) => roles.includes('learning_designer') && state === 'active',
  );
  return phrases.flatMap(({ uuid, author, status, updatedAt: at }) => {
    if (status === 'own') return [];
    const isOpen = status === 'proposed';
    const recipients = isOpen ? designers.map((one) => one.uuid) : [author];
    return recipients
      .filter((recipient) => recipient !== author)
      .map((recipient) => ({
        uuid: idOf('notice', status, uuid, recipient),
        at,
        kind: `phrase_${status}` as const,
        recipient,
        actor: isOpen ? author : designer,
        phrase: uuid,
        readAt: isOpen ? null : at,
        mail: 'off' as const,
      }));
  });
}

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
