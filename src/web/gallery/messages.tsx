import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { TurnStatus } from '#web/patterns/reflection/turn-status.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { DraftDiscarded } from '#web/ui/draft-status/draft-discarded.tsx';
import { DraftRestored, type DraftState, DraftStatus } from '#web/ui/draft-status/draft-status.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { FeedbackLiveRegion, RowFeedback } from '#web/ui/feedback/row-feedback.tsx';
import { SavedTick } from '#web/ui/feedback/saved-tick.tsx';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { UndoLine } from '#web/ui/feedback/undo-line.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import { Row, RowDetails, RowFacts, RowName, Rows } from '#web/ui/rows/rows.tsx';
import { Sentences } from '#web/ui/sentences/sentences.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { ActiveStatus } from '#web/ui/status/active-status.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { EmptyCell } from '#web/ui/table/empty-cell.tsx';
import { longName, longWord, macrons, noop } from './samples.ts';
import type { GallerySection } from './specimen.tsx';
import { OnDemand } from './wrappers.tsx';

const tones = ['info', 'ok', 'warn', 'danger'] as const;
const fault = new Error('The answer of the server could not be read.');
const failed = { error: fault, isFetching: false, refetch: async () => undefined };
const draft: DraftState = {
  exists: true,
  isPersisted: true,
  restoredAt: undefined,
  canUndo: false,
  discard: noop,
  undo: noop,
};
const feedback = { about: 'Māia', words: 'Saved', isMarked: true, isAbove: false };

export const messages: GallerySection = {
  title: 'Messages and states',
  specimens: [
    {
      components: { Callout },
      states: Object.fromEntries(
        tones.map((tone) => [
          tone,
          <Callout key={tone} tone={tone}>
            {macrons} was assigned {longName}.
          </Callout>,
        ]),
      ),
    },
    {
      components: { UndoLine },
      note: 'After an action on several rows.',
      states: {
        done: (
          <UndoLine
            result={{ text: 'Mentor was given to 3 people.', number: 1, isProblem: false }}
            onUndo={noop}
            isBusy={false}
          />
        ),
        'not done': (
          <UndoLine
            result={{ text: 'Nothing was changed.', number: 1, isProblem: true }}
            onUndo={undefined}
            isBusy={false}
          />
        ),
      },
    },
    {
      components: { LoadError },
      note: 'In place of what could not be loaded.',
      states: {
        failing: <LoadError title="We couldn’t load the pods." query={failed} />,
        'trying again': (
          <LoadError title="We couldn’t load the pods." query={{ ...failed, isFetching: true }} />
        ),
      },
    },
    {
      components: { Empty },
      note: 'Where a list would be: one sentence, and what to do about it.',
      states: {
        normal: <Empty action={<Button>Clear the filters</Button>}>No person matches.</Empty>,
        'nothing to do': <Empty>No reflections waiting for you.</Empty>,
      },
    },
    {
      components: { Skeleton },
      states: { loading: <Skeleton lines={3} /> },
    },
    {
      components: { ProgressBar },
      states: {
        'not begun': <ProgressBar value={0} label="Sent" />,
        'on its way': <ProgressBar value={40} label="Sent" />,
        done: <ProgressBar value={100} label="Sent" />,
      },
    },
    {
      components: { Status },
      note: 'A dot and a word: colour alone says nothing to many people.',
      states: Object.fromEntries(
        [...tones, 'muted' as const].map((tone) => [
          tone,
          <Status key={tone} tone={tone}>
            {tone}
          </Status>,
        ]),
      ),
    },
    {
      components: { Rows, Row, RowFacts, RowName, RowDetails },
      note: 'For a few things that have no columns in common.',
      states: {
        'two rows': (
          <Rows>
            <Row>
              <RowFacts name={longWord}>
                <RowDetails>Last used on Tuesday</RowDetails>
              </RowFacts>
              <Button>End</Button>
            </Row>
            <Row>
              <RowFacts
                name={
                  <>
                    {macrons} <Status tone="ok">This device</Status>
                  </>
                }
              >
                <RowDetails>In use now</RowDetails>
              </RowFacts>
            </Row>
          </Rows>
        ),
      },
    },
    {
      components: { ActiveStatus },
      states: { on: <ActiveStatus active={true} />, off: <ActiveStatus active={false} /> },
    },
    {
      components: { TurnStatus },
      states: {
        normal: (
          <TurnStatus words={{ tone: 'warn', label: 'Waits for you', since: 'for 3 days' }} />
        ),
        'a long name': (
          <TurnStatus words={{ tone: 'muted', label: longName, since: 'since Monday' }} />
        ),
      },
    },
    {
      components: { SavedTick, LiveRegion },
      note: 'Announced where it appears.',
      states: {
        normal: <SavedTick>Saved</SavedTick>,
        'empty, to be filled': <SavedTick>{undefined}</SavedTick>,
      },
    },
    {
      components: { StatusMessage },
      states: { normal: <StatusMessage words={`${macrons} was moved to 2 of 5.`} /> },
    },
    {
      components: { RowFeedback, FeedbackLiveRegion },
      states: {
        'in its row': <RowFeedback feedback={feedback} about="Māia" />,
        'above the list': <FeedbackLiveRegion feedback={{ ...feedback, isAbove: true }} />,
      },
    },
    {
      components: { DraftRestored },
      states: {
        normal: <DraftRestored draft={{ ...draft, restoredAt: '2026-11-20T02:00:00Z' }} />,
      },
    },
    {
      components: { DraftStatus },
      states: {
        normal: <DraftStatus draft={draft} />,
        discarded: <OnDemand>{() => <DraftStatus draft={{ ...draft, canUndo: true }} />}</OnDemand>,
        failing: <DraftStatus draft={{ ...draft, isPersisted: false }} />,
      },
    },
    {
      components: { DraftDiscarded },
      states: { normal: <OnDemand>{() => <DraftDiscarded onUndo={noop} />}</OnDemand> },
    },
    {
      components: { Sentences },
      states: { normal: <Sentences of={['Kia ora.', `${macrons} is here.`]} /> },
    },
    {
      components: { EmptyCell },
      states: { normal: <EmptyCell /> },
    },
  ],
};
