import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ManagedLanguage } from '#contract/localisation/localisation.ts';
import type { Wording } from '#contract/localisation/wordings.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { english } from '#messages/localizer.ts';
import styles from '#web/features/localisation/localisation-screen.module.css';
import type { LocalisationParams } from '#web/features/localisation/use-localisation-params.ts';
import { LazyWordingEditor } from '#web/features/localisation/wording/lazy-wording-editor.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Filter } from '#web/patterns/list/filters.ts';
import { ListFrame } from '#web/patterns/list/list-frame.tsx';
import { useList } from '#web/patterns/list/use-list.ts';
import { usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { SavedLine } from './saved-line.tsx';
import { textList } from './text-list.ts';
import { TextTable } from './text-table.tsx';
import { useNextMissing } from './use-next-missing.ts';
import { type SavedTexts, useSavedTexts } from './use-saved-texts.ts';

const route = getRouteApi('/shell/localisation');
type Props = { language: ManagedLanguage; place: LocalisationParams };

/** The texts of one language, to be found, narrowed and worded. */
export function LanguageTexts({ language, place }: Props) {
  const { t } = useTranslation();
  const list = useList(textList(language.code), route.useSearch());
  const texts = useSavedTexts();
  const next = useNextMissing(list, place);
  const frame = useRef<HTMLDivElement>(null);
  usePrefetch(LazyWordingEditor);
  const acts = useRowActions({ place, texts, next, frame });
  const isEnglish = language.code === english;
  return (
    <div ref={frame} id="texts" tabIndex={-1} className={styles.texts}>
      <SavedLine texts={texts} />
      <ListFrame
        list={list}
        notLoaded={localisationMessages.notLoaded}
        search={{ label: localisationMessages.find, placeholder: localisationMessages.searchBy }}
        filters={isEnglish ? inEnglish : inOthers}
        tools={
          !isEnglish && (
            <Button onClick={() => void next.go(place.text)}>
              {t(
                next.isDone
                  ? localisationMessages.nothingMissing
                  : localisationMessages.nextMissing,
              )}
              <Icon name={next.isDone ? 'check' : 'chevron-right'} />
            </Button>
          )
        }
        empty={<Empty>{t(localisationMessages.noTexts)}</Empty>}
      >
        <TextTable rows={list.rows} isStale={list.isStale} edited={place.text} acts={acts} />
      </ListFrame>
    </div>
  );
}

const statuses = [
  { value: 'missing', label: localisationMessages.missing },
  { value: 'outdated', label: localisationMessages.outdated },
  { value: 'worded', label: localisationMessages.worded },
  { value: 'shipped', label: localisationMessages.shipped },
] as const;

const since: Filter = { name: 'from', label: localisationMessages.since, isDay: true };
const inOthers: Filter[] = [
  { name: 'status', label: localisationMessages.status, options: statuses },
  since,
];
const inEnglish: Filter[] = [
  { name: 'status', label: localisationMessages.status, options: statuses.slice(1) },
  since,
];

type Parts = {
  place: LocalisationParams;
  texts: SavedTexts;
  next: ReturnType<typeof useNextMissing>;
  frame: { current: HTMLElement | null };
};

/** What can be done with a row; the focus is afterwards where the person goes on. */
function useRowActions({ place, texts, next, frame }: Parts) {
  async function close(key: string) {
    await place.stopEditing();
    focusRow(frame.current, key);
  }

  return {
    edit: place.edit,
    close: (key: string) => void close(key),
    saved(before: Wording, after: Wording | null, goesOn: boolean) {
      if (after) texts.hasSaved(before, after);
      if (goesOn) void next.go(before.key);
      else void close(before.key);
    },
    confirm: texts.confirm,
    putBack: texts.putBack,
    history: place.openHistory,
  };
}

/** The row may be gone, since what is missing no more is not in a list of what is. */
function focusRow(frame: HTMLElement | null, key: string) {
  const rows = [...(frame?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const row = rows.find(({ dataset }) => dataset.row === key) ?? rows[0];
  row?.querySelector<HTMLElement>('td button')?.focus();
}
