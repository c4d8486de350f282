import { useState } from 'react';
import { CheckboxList } from '#web/ui/checkbox-list/checkbox-list.tsx';
import { RadioChoice } from '#web/ui/radio-choice/radio-choice.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { longName, noop } from './samples.ts';
import type { GallerySection } from './specimen.tsx';
import { Stateful } from './wrappers.tsx';

const roles = [
  { value: 'mentor', label: 'Mentor' },
  { value: 'designer', label: 'Learning designer' },
];

export const choices: GallerySection = {
  title: 'Choices',
  specimens: [
    {
      components: { Switch },
      note: 'On or off, at once.',
      states: {
        normal: (
          <Stateful
            initial={true}
            render={(isOn, set) => <Switch label="Digest" isOn={isOn} onChange={set} />}
          />
        ),
        'with a hint': <Switch label="Digest" hint="At seven" isOn={false} onChange={noop} />,
        failing: <Switch label="Digest" error="Not saved." isOn={false} onChange={noop} />,
      },
    },
    {
      components: { RadioChoice },
      states: {
        normal: (
          <Stateful
            initial="mentor"
            render={(value, set) => (
              <RadioChoice
                id="gallery-role"
                legend="Role"
                choices={roles}
                value={value}
                onChange={set}
              />
            )}
          />
        ),
        failing: (
          <RadioChoice
            id="gallery-no-role"
            legend="Role"
            choices={roles}
            value={null}
            onChange={noop}
            error="Please choose a role."
          />
        ),
      },
    },
    {
      components: { CheckboxList },
      note: 'What is chosen first stays first while the list is ticked.',
      states: {
        normal: <AreaCheckboxes />,
        empty: <AreaCheckboxes names={[]} />,
        failing: <AreaCheckboxes error="Please choose an area." />,
      },
    },
  ],
};

const areas = ['Belonging', 'Mana whenua', longName];

function AreaCheckboxes({ names = areas, error }: { names?: readonly string[]; error?: string }) {
  const [chosen, setChosen] = useState(names.slice(1, 2));
  return (
    <CheckboxList
      id={`gallery-areas-${names.length}-${error ? 'wrong' : 'right'}`}
      legend="Areas"
      choices={names.map((name) => ({
        value: name,
        label: name,
        searchText: name,
        note: '3 pods',
      }))}
      chosen={chosen}
      onChange={setChosen}
      summary={chosen.join(', ') || 'None'}
      filterLabel="Narrow the areas down"
      error={error}
    />
  );
}
