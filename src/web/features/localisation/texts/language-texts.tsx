import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ManagedLanguage } from '#contract/localisation/localisation.ts';
import { textList } from '#contract/pages/system.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { english } from '#messages/localizer.ts';
import styles from '#web/features/localisation/localisation-screen.module.css';
import type { LocalisationParams } from '#web/features/localisation/use-localisation-params.ts';
import { LazyWordingEditor } from '#web/features/localisation/wording/lazy-wording-editor.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { defineList } from '#web/patterns/list/define-list.ts';
import type { Filter } from '#web/patterns/list/filters.ts';
import { ListFrame } from '#web/patterns/list/list-frame.tsx';
import { useList } from '#web/patterns/list/use-list.ts';
import { usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { SavedLine } from './saved-line.tsx';
import { TextTable } from './text-table.tsx';
import { useNextMissing } from './use-next-missing.ts';
import { type SavedTexts, useSavedTexts } from './use-saved-texts.ts';

const route = getRouteApi('/shell/localisation');
type Props = { language: ManagedLanguage; params: LocalisationParams };

/** The texts of one language: a list to search, filter and edit. */
export function LanguageTexts({ language, params }: Props) {
  const { t } = useTranslation();
  const list = useList(textsOf(language.code), route.useSearch());
  const texts = useSavedTexts();
  const next = useNextMissing(list, params);
  const frame = useRef<HTMLDivElement>(null);
  usePrefetch(LazyWordingEditor);
  const actions = useRowActions({ params, texts, next, frame });
  const isEnglish = language.code === english;
  return (
    <div ref={frame} id="texts" tabIndex={-1} className={styles.texts}>
      <SavedLine texts={texts} />
      <ListFrame
        list={list}
        notLoaded={localisationMessages.notLoaded}
        search={{ label: localisationMessages.find, placeholder: localisationMessages.searchBy }}
        filters={isEnglish ? englishFilters : filters}
        tools={
          !isEnglish && (
            <Button onClick={() => void next.go(params.text)}>
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
        <TextTable rows={list.rows} isStale={list.isStale} edited={params.text} actions={actions} />
      </ListFrame>
    </div>
  );
}

const textsOf = (language: string) =>
  defineList({
    calls: textList,
    fixedQuery: { locale: language },
    selectPage: ({ texts }) => texts,
    sorts: {},
  });

const statuses = [
  { value: 'missing', label: localisationMessages.missing },
  { value: 'outdated', label: localisationMessages.outdated },
  { value: 'worded', label: localisationMessages.worded },
  { value: 'shipped', label: localisationMessages.shipped },
] as const;

const since: Filter = { name: 'from', label: localisationMessages.since, isDay: true };
const filters: Filter[] = [
  { name: 'status', label: localisationMessages.status, options: statuses },
  since,
];
const englishFilters: Filter[] = [
  { name: 'status', label: localisationMessages.status, options: statuses.slice(1) },
  since,
];

type RowActionOptions = {
  params: LocalisationParams;
  texts: SavedTexts;
  next: ReturnType<typeof useNextMissing>;
  frame: { current: HTMLElement | null };
};

/** What can be done with a row. Afterwards the focus is where the person goes on. */
function useRowActions({ params, texts, next, frame }: RowActionOptions) {
  async function close(key: string) {
    await params.stopEditing();
    focusRow(frame.current, key);
  }

  return {
    edit: params.edit,
    close: (key: string, editNext: boolean) => void (editNext ? next.go(key) : close(key)),
    saved: texts.showSaved,
    confirm: texts.confirm,
    putBack: texts.putBack,
    history: params.openHistory,
  };
}

/** A text that was just translated is gone from a list of missing ones: then the first row. */
function focusRow(frame: HTMLElement | null, key: string) {
  const rows = [...(frame?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const row = rows.find(({ dataset }) => dataset.row === key) ?? rows[0];
  row?.querySelector<HTMLElement>('td button')?.focus();
}
