import { Link, useRouter } from '@tanstack/react-router';
import { type Import, type ImportState, undoImport } from '#contract/imports/imports.ts';
import { importUndoMessages } from '#messages/imports/import-undo.ts';
import { importsMessages } from '#messages/imports/imports.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ActFailure } from '#web/patterns/late-failure/act-failure.tsx';
import { useConfirmedWrite } from '#web/patterns/late-failure/use-confirmed-write.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './import-screen.module.css';
import { useRefreshIfRefused } from './use-refresh-if-refused.ts';

type Props = { import: Import };

/** What was saved can be put back, by an import of its own that is shown before it is confirmed. */
export function UndoImport({ import: record }: Props) {
  const { t } = useTranslation();
  const { undone_by: undo } = record;
  if (record.can_be_undone) return <BeginUndo import={record} />;
  if (!undo) return null;
  return (
    <Callout tone="info">
      {t(undoState(undo.state), {
        undo: (words) => (
          <Link to="/imports/$import" params={{ import: undo.uuid }}>
            {words}
          </Link>
        ),
      })}
    </Callout>
  );
}

const { underWay, waiting, done } = importUndoMessages;

const undoState = (state: ImportState) => {
  if (state === 'ready') return waiting;
  return state === 'done' ? done : underWay;
};

function BeginUndo({ import: record }: Props) {
  const { uuid, file_name: name } = record;
  const { t } = useTranslation();
  const router = useRouter();
  const refreshIfRefused = useRefreshIfRefused(undoImport);
  const undoing = useConfirmedWrite(undoImport, {
    name,
    place: { path: `/imports/${uuid}`, label: importsMessages.imports },
    onDone: (isOpen, { import: undo }) => {
      if (isOpen) void router.navigate({ to: '/imports/$import', params: { import: undo.uuid } });
    },
    onFailed: refreshIfRefused,
  });
  return (
    <>
      <div className={styles.buttons}>
        <Button busy={undoing.isBusy} onClick={() => undoing.send({ body: { uuid } })}>
          {t(importUndoMessages.undo)}
        </Button>
        <span className={styles.muted}>{t(importUndoMessages.shownFirst)}</span>
      </div>
      {undoing.error && (
        <ActFailure
          error={undoing.error}
          notDone={importUndoMessages.notBegun}
          maybeDone={importUndoMessages.maybeBegun}
        />
      )}
    </>
  );
}

const putsBack = {
  people: importUndoMessages.putsBackPeople,
  organisations: importUndoMessages.putsBackOrganisations,
};

/** Above the rows of an undo that isn't confirmed yet. */
export function WhatUndoDoes({ import: { undoes, kind, file_name: file } }: Props) {
  const { t } = useTranslation();
  if (!undoes) return null;
  return <Callout tone="info">{t(putsBack[kind], { file })}</Callout>;
}
