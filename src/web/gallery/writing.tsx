import { MentorRequest } from '#web/patterns/reflection/mentor-request.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ConflictPrompt } from '#web/ui/conflict/conflict-prompt.tsx';
import { RecordConflict } from '#web/ui/conflict/record-conflict.tsx';
import { VersionCard, VersionChoice } from '#web/ui/conflict/version-choice.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import { PositionForm } from '#web/ui/sortable-list/position-form.tsx';
import { moveItem, SortableList } from '#web/ui/sortable-list/sortable-list.tsx';
import { SortableRow } from '#web/ui/sortable-list/sortable-row.tsx';
import { longName, macrons, noop, paragraphs } from './samples.ts';
import type { GallerySection } from './specimen.tsx';
import { OnDemand, Stateful } from './wrappers.tsx';

const identity = (name: string) => name;

export const writing: GallerySection = {
  title: 'Writing and order',
  specimens: [
    {
      components: { ReadOnlyText },
      states: {
        normal: <ReadOnlyText title="The answer" text={paragraphs} foot="Written on Monday" />,
        empty: <ReadOnlyText title="The answer" text="" instead="Nothing was written." />,
      },
    },
    {
      components: { MentorRequest },
      states: {
        normal: (
          <MentorRequest title="What more is asked for" note="He aha te kōrero a te whānau?" />
        ),
        'empty, which is nothing': <MentorRequest title="What more is asked for" note="" />,
      },
    },
    {
      components: { ConflictPrompt },
      note: 'Nothing is saved until the person chooses.',
      states: {
        normal: (
          <ConflictPrompt title="Saved elsewhere" sentence="It was changed while you typed.">
            <Button>Keep mine</Button>
          </ConflictPrompt>
        ),
      },
    },
    {
      components: { RecordConflict },
      states: {
        normal: (
          <OnDemand>
            {() => (
              <RecordConflict
                at="2026-11-20T02:00:00Z"
                differences={[
                  { label: 'Name', mine: macrons, theirs: longName },
                  { label: 'Phone', mine: '', theirs: '+64 9 555 0123' },
                ]}
                onKeepMine={noop}
                onTakeTheirs={noop}
              />
            )}
          </OnDemand>
        ),
      },
    },
    {
      components: { VersionChoice, VersionCard },
      states: {
        normal: (
          <VersionChoice
            title="Two versions of this review"
            sentence="You wrote on another device meanwhile."
            hasFocus={false}
            foot={<Button variant="quiet">Keep all of mine</Button>}
          >
            <VersionCard title="Yours" when="just now">
              <p>{paragraphs}</p>
            </VersionCard>
            <VersionCard title="Saved" when="an hour ago">
              <p>{longName}</p>
            </VersionCard>
          </VersionChoice>
        ),
      },
    },
    {
      components: { SortableList, SortableRow, PositionForm },
      note: 'Drag the handle, press it, press an arrow, or Alt with an arrow key.',
      states: {
        normal: (
          <Stateful
            initial={['Belonging', macrons, longName]}
            render={(items, set) => (
              <SortableList
                items={items}
                keyOf={identity}
                nameOf={identity}
                renderItem={identity}
                onMove={(from, to) => set(moveItem(items, from, to))}
                noun="Area"
                label="Areas"
              />
            )}
          />
        ),
        'not to be moved': (
          <SortableList
            items={['Belonging', macrons]}
            keyOf={identity}
            nameOf={identity}
            renderItem={identity}
            onMove={noop}
            noun="Area"
            label="Areas"
            isFixed
          />
        ),
        empty: (
          <SortableList
            items={[]}
            keyOf={identity}
            nameOf={identity}
            renderItem={identity}
            onMove={noop}
            noun="Area"
            label="Areas"
          />
        ),
      },
    },
  ],
};
