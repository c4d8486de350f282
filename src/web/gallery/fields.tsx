import { useState } from 'react';
import { NewPassword } from '#web/patterns/password/new-password.tsx';
import { PasswordField } from '#web/patterns/password/password-field.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { FieldErrorText, FieldFrame } from '#web/ui/field/field-frame.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { FileButton } from '#web/ui/file-drop/file-button.tsx';
import { FileDrop } from '#web/ui/file-drop/file-drop.tsx';
import { SearchBox } from '#web/ui/search-box/search-box.tsx';
import { longName, macrons, noop, paragraphs } from './samples.ts';
import type { GallerySection } from './specimen.tsx';
import { Stateful } from './wrappers.tsx';

const required = 'The name field is required.';
const roles = [
  { value: 'mentor', label: 'Mentor' },
  { value: 'designer', label: 'Learning designer' },
];

export const fields: GallerySection = {
  title: 'Fields',
  specimens: [
    {
      components: { TextField, FieldFrame, FieldErrorText },
      note: 'A label above, hint and error below: the frame is the same around every control.',
      states: {
        normal: <TextField label="Name" defaultValue={macrons} />,
        empty: <TextField label="Name" placeholder="As on the certificate" />,
        'with a hint': <TextField label="Code" hint="At most 20 letters" defaultValue="0042" />,
        failing: <TextField label="Name" error={required} />,
        disabled: <TextField label="Name" defaultValue={longName} disabled />,
      },
    },
    {
      components: { TextArea },
      note: 'Grows with what is typed.',
      states: {
        normal: <TextArea label="Your answer" defaultValue={paragraphs} />,
        failing: <TextArea label="Your answer" error="Please answer the question." />,
        disabled: <TextArea label="Your answer" defaultValue={paragraphs} disabled />,
      },
    },
    {
      components: { SelectField },
      states: {
        normal: <SelectField label="Role" options={roles} />,
        failing: <SelectField label="Role" options={roles} error="Please choose a role." />,
        disabled: <SelectField label="Role" options={roles} disabled />,
      },
    },
    {
      components: { PasswordField },
      states: {
        normal: <PasswordField id="gallery-password" />,
        failing: <PasswordField id="gallery-wrong" error="These credentials do not match." />,
      },
    },
    {
      components: { NewPassword },
      note: 'Type in it: it says how good the password is.',
      states: {
        normal: (
          <form>
            <NewPassword prefix="gallery-new-" errorOf={noop} />
          </form>
        ),
      },
    },
    {
      components: { SearchBox },
      states: {
        normal: (
          <Stateful
            initial="Ōtaki"
            render={(text, set) => (
              <SearchBox
                label="Search people"
                placeholder="Name or e-mail"
                text={text}
                onType={set}
                onSearch={set}
              />
            )}
          />
        ),
      },
    },
    {
      components: { FileDrop },
      note: 'Drag a file over it.',
      states: {
        normal: (
          <FileDrop label="A spreadsheet" onFiles={noop}>
            <FileButton label="A file" onFiles={noop}>
              Choose a file
            </FileButton>
          </FileDrop>
        ),
      },
    },
    {
      components: { ErrorSummary },
      note: 'Takes the focus when it comes; each line leads to its field.',
      states: { failing: <ErrorsOnDemand /> },
    },
  ],
};

const errors = [
  { field: 'gallery-name', label: 'Name', message: required },
  { field: '', message: 'The organisation was changed meanwhile.' },
];
const none: typeof errors = [];

/** Shown by a button, because it takes the focus. */
function ErrorsOnDemand() {
  const [isVisible, setVisible] = useState(false);
  return (
    <>
      <ErrorSummary errors={isVisible ? errors : none} />
      <TextField id="gallery-name" label="Name" />
      <Button onClick={() => setVisible(!isVisible)}>Save</Button>
    </>
  );
}
