import { Avatar } from '#web/ui/avatar/avatar.tsx';
import { Brand, Logo } from '#web/ui/brand/brand.tsx';
import { EnvironmentBadge } from '#web/ui/brand/environment-badge.tsx';
import { AddButton } from '#web/ui/button/add-button.tsx';
import { DialogSection } from '#web/ui/dialog/dialog-section.tsx';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';
import { GuestCard } from '#web/ui/guest-card/guest-card.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { type IconName, IconSprite } from '#web/ui/icon/icon-sprite.tsx';
import { BreadcrumbLink } from '#web/ui/page-header/breadcrumb-link.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Pager } from '#web/ui/pager/pager.tsx';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import { StepBadge, StepBar, StepIcon } from '#web/ui/step-bar/step-bar.tsx';
import { StepHeading } from '#web/ui/step-bar/step-heading.tsx';
import { Caption } from '#web/ui/table/caption.tsx';
import { Chosen } from './chosen.tsx';
import { longName, longWord, macrons, nothing } from './samples.ts';
import type { Shelf } from './specimen.tsx';

const icons: readonly IconName[] = ['dashboard', 'mentoring', 'users', 'bell', 'check', 'warning'];
const step = { number: 2, count: 3, isLast: false, isEnd: false };

export const pages: Shelf = {
  title: 'Parts of a page',
  specimens: [
    {
      components: { PageHeader },
      states: {
        normal: <PageHeader title="Areas" purpose="What there is to learn." />,
        'with actions and a way back': (
          <PageHeader
            title={macrons}
            trail={<BreadcrumbLink to=".">Worklist</BreadcrumbLink>}
            actions={<AddButton onPress={nothing}>Add area</AddButton>}
          />
        ),
        'a long name': <PageHeader title={longName} purpose={longWord} />,
      },
    },
    {
      components: { Pager },
      states: {
        normal: (
          <Chosen
            at={4}
            show={(page, set) => <Pager page={page} lastPage={9} total={130} onPage={set} />}
          />
        ),
        'one page': <Pager page={1} lastPage={1} total={3} onPage={nothing} />,
        empty: <Pager page={1} lastPage={1} total={0} onPage={nothing} />,
      },
    },
    {
      components: { StepBar, StepBadge, StepMark: StepIcon },
      note: 'How far somebody has come, and a way to every question.',
      states: {
        normal: (
          <StepBar
            step={step}
            progress={<ProgressBar value={66} label="Answered" />}
            badges={[1, 2, 3].map((number) => (
              <li key={number}>
                <StepBadge number={number} step={step}>
                  {number === 1 && <StepIcon icon="check" words="answered" />}
                </StepBadge>
              </li>
            ))}
          />
        ),
      },
    },
    {
      components: { StepHeading },
      states: {
        normal: <StepHeading place={{ number: 2, count: 3 }}>What did you notice?</StepHeading>,
      },
    },
    {
      components: { Part: DialogSection },
      states: {
        normal: (
          <DialogSection title={{ key: 'gallery.members', english: 'Members' }}>
            <p>{macrons}</p>
          </DialogSection>
        ),
      },
    },
    {
      components: { Folded: Disclosure },
      states: {
        normal: (
          <Disclosure title="How the columns are found">
            <p>{longName}</p>
          </Disclosure>
        ),
      },
    },
    {
      components: { Caption },
      note: 'The name of a table, to be heard.',
      states: {
        normal: (
          <table>
            <Caption>People</Caption>
            <tbody>
              <tr>
                <td>{macrons}</td>
              </tr>
            </tbody>
          </table>
        ),
      },
    },
    {
      components: { Avatar },
      states: {
        normal: <Avatar name={macrons} photo={null} />,
        large: <Avatar name={longName} photo={null} isLarge />,
        'a photo that never comes': <Avatar name="Āwhina" photo="data:," />,
        empty: <Avatar name="" photo={null} />,
      },
    },
    {
      components: { Icon, Sprite: IconSprite },
      note: 'Decoration only: the control or the words beside it carry the name.',
      states: {
        normal: (
          <>
            {icons.map((name) => (
              <Icon key={name} name={name} />
            ))}
          </>
        ),
      },
    },
    {
      components: { Brand, Mark: Logo },
      states: { normal: <Brand /> },
    },
    {
      components: { EnvironmentBadge },
      note: 'Nothing in production.',
      states: { normal: <EnvironmentBadge /> },
    },
    {
      components: { GuestCard },
      note: 'The page of whoever is not logged in.',
      states: { normal: <GuestCard>{macrons}</GuestCard> },
    },
  ],
};
