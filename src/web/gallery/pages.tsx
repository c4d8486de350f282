import { message } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
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
import { longName, longWord, macrons, noop } from './samples.ts';
import type { GallerySection } from './specimen.tsx';
import { Stateful } from './wrappers.tsx';

const icons: readonly IconName[] = ['dashboard', 'mentoring', 'users', 'bell', 'check', 'warning'];
const step = { number: 2, count: 3, isLast: false, isEnd: false };

const inTotal = (total: number) => message(listsMessages.inTotal, { total });

export const pages: GallerySection = {
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
            actions={<AddButton onPress={noop}>Add area</AddButton>}
          />
        ),
        'a long name': <PageHeader title={longName} purpose={longWord} />,
      },
    },
    {
      components: { Pager },
      states: {
        normal: (
          <Stateful
            initial={4}
            render={(page, set) => (
              <Pager page={page} lastPage={9} found={inTotal(130)} onPage={set} />
            )}
          />
        ),
        'one page': <Pager page={1} lastPage={1} found={inTotal(3)} onPage={noop} />,
        empty: <Pager page={1} lastPage={1} found={inTotal(0)} onPage={noop} />,
      },
    },
    {
      components: { StepBar, StepBadge, StepIcon },
      note: 'Progress through the questions, with a link to each.',
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
      components: { DialogSection },
      states: {
        normal: (
          <DialogSection title={{ key: 'gallery.members', english: 'Members' }}>
            <p>{macrons}</p>
          </DialogSection>
        ),
      },
    },
    {
      components: { Disclosure },
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
      note: 'The name of a table, for screen readers.',
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
      components: { Icon, IconSprite },
      note: 'Decoration only: the control or the text beside it has the name.',
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
      components: { Brand, Logo },
      states: { normal: <Brand /> },
    },
    {
      components: { EnvironmentBadge },
      note: 'Nothing in production.',
      states: { normal: <EnvironmentBadge /> },
    },
    {
      components: { GuestCard },
      note: 'The page of somebody who is not logged in.',
      states: { normal: <GuestCard>{macrons}</GuestCard> },
    },
  ],
};
