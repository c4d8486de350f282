import { Link } from '@tanstack/react-router';
import type { Import } from '#contract/imports/imports.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

type Props = { import: Import };

/** What follows for people from confirming, though no cell of the file says it. */
export function effectMessages(record: Import): Message[] {
  const { without_role, without_organisation } = record;
  const { mentors, learners } = record.leaving;
  const left = { learners: message(listsMessages.learnersCount, { count: learners }) };
  const unplaced = record.columns.some(({ field }) => field === 'organisations')
    ? importingMessages.rowsWithoutOrganisation
    : importingMessages.newWithoutOrganisation;
  return [
    ...(without_role > 0
      ? [message(importingMessages.newWithoutRole, { count: without_role })]
      : []),
    ...(without_organisation > 0 ? [message(unplaced, { count: without_organisation })] : []),
    ...(mentors > 0
      ? [message(importingMessages.leavesLearners, { count: mentors, ...left })]
      : []),
  ];
}

/** Before the rows, of which there may be thousands. */
export function ImportEffects({ import: record }: Props) {
  const { t, words } = useTranslation();
  return effectMessages(record).map((effect) => (
    <Callout key={words(effect)} tone="warn">
      {t(effect)}
    </Callout>
  ));
}

/** The way to the list in which they can be assigned learning, invited again or switched off. */
export function AddedPeople({ import: { uuid, kind, counts } }: Props) {
  const { t } = useTranslation();
  if (kind !== 'people' || counts.create === 0) return null;
  return (
    <Link to="/users" search={{ import: uuid }}>
      {t(importingMessages.showAdded)}
    </Link>
  );
}

/** Until they have a role, with the way to the list in which they can be selected. */
export function AddedWithoutRole({ import: { uuid, without_role: count } }: Props) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Callout tone="warn">
      {t(importingMessages.addedWithoutRole, {
        count,
        users: (words) => (
          <Link to="/users" search={{ role: 'none', import: uuid, select: 'all' }}>
            {words}
          </Link>
        ),
      })}
    </Callout>
  );
}
