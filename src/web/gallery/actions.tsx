import { RecordLink } from '#web/patterns/list/record-link.tsx';
import { AccessibleLabel } from '#web/ui/accessible-label/accessible-label.tsx';
import { AddButton } from '#web/ui/button/add-button.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { FileButton } from '#web/ui/file-drop/file-button.tsx';
import { FilterButton } from '#web/ui/filter-button/filter-button.tsx';
import { BreadcrumbLink } from '#web/ui/page-header/breadcrumb-link.tsx';
import { MenuItem, MenuLink, RowMenu } from '#web/ui/row-menu/row-menu.tsx';
import { StepLink } from '#web/ui/step-bar/step-link.tsx';
import styles from './gallery.module.css';
import { longName, macrons, noop } from './samples.ts';
import type { GallerySection } from './specimen.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const actions: GallerySection = {
  title: 'Buttons and links',
  specimens: [
    {
      components: { Button },
      note: 'One primary button in a view. Busy and disabled ones keep their place and the focus.',
      states: {
        normal: variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        )),
        busy: variants.map((variant) => (
          <Button key={variant} variant={variant} busy>
            Save
          </Button>
        )),
        disabled: variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Sign off
          </Button>
        )),
        'a long name': <Button>Give {longName} to another mentor</Button>,
      },
    },
    {
      components: { ButtonLink },
      note: 'For going somewhere, never for doing something.',
      states: {
        normal: variants.map((variant) => (
          <ButtonLink key={variant} to="." variant={variant}>
            {variant}
          </ButtonLink>
        )),
      },
    },
    {
      components: { AddButton },
      states: { normal: <AddButton onPress={noop}>Add area</AddButton> },
    },
    {
      components: { IconButton },
      note: 'An icon without text, for a bar.',
      states: {
        normal: <IconButton icon="bell" label="Notices" />,
        disabled: <IconButton icon="print" label="Print" disabled />,
      },
    },
    {
      components: { SmallButton, AccessibleLabel },
      note: 'Within a line of text. AccessibleLabel tells several apart for screen readers.',
      states: {
        normal: (
          <p>
            Draft discarded. <SmallButton onPress={noop}>Undo</SmallButton>
          </p>
        ),
        busy: (
          <SmallButton busy onPress={noop}>
            Undo
          </SmallButton>
        ),
        'with a longer label': (
          <SmallButton onPress={noop} label={`Remove ${macrons}`}>
            Remove
          </SmallButton>
        ),
      },
    },
    {
      components: { CopyButton },
      note: 'Press it: it reports the result beside itself.',
      states: { normal: <CopyButton text="SW-2026-00042" what="the number" /> },
    },
    {
      components: { FileButton },
      states: {
        normal: (
          <FileButton label="A file" onFiles={noop}>
            Choose a file
          </FileButton>
        ),
        busy: (
          <FileButton label="A file" onFiles={noop} busy>
            Choose a file
          </FileButton>
        ),
      },
    },
    {
      components: { FilterButton },
      states: {
        normal: (
          <FilterButton isOn={false} onPress={noop}>
            Problems 12
          </FilterButton>
        ),
        pressed: (
          <FilterButton isOn onPress={noop}>
            Problems 12
          </FilterButton>
        ),
        'with a tone': (
          <FilterButton isOn={false} tone="danger" onPress={noop}>
            Problems 12
          </FilterButton>
        ),
      },
    },
    {
      components: { RowMenu, MenuItem, MenuLink },
      note: 'Up, down, Home, End and Escape work in the open menu.',
      states: {
        normal: (
          <div className={styles.atTheEnd}>
            <RowMenu label={`More for ${macrons}`}>
              <MenuItem onPress={noop}>Send the invitation again</MenuItem>
              <MenuItem onPress={noop}>Remove from {longName}</MenuItem>
              <MenuLink to=".">History</MenuLink>
            </RowMenu>
          </div>
        ),
      },
    },
    {
      components: { BreadcrumbLink },
      states: { normal: <BreadcrumbLink to=".">Worklist</BreadcrumbLink> },
    },
    {
      components: { RecordLink },
      note: 'The record opens by the address, over the list.',
      states: {
        'by its name': <RecordLink uuid="a" name={macrons} />,
        'by a long name': <RecordLink uuid="a" name={longName} />,
      },
    },
    {
      components: { StepLink },
      states: {
        normal: <StepLink question={1}>Question 1</StepLink>,
        'the current one': (
          <StepLink question={2} isCurrent>
            Question 2
          </StepLink>
        ),
      },
    },
  ],
};
