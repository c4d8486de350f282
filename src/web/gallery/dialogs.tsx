import { ModalForm } from '#web/patterns/record-form/modal-form.tsx';
import type { EndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { RecordNotFound } from '#web/ui/dialog/record-not-found.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { longName, macrons, noop, paragraphs } from './samples.ts';
import type { GallerySection } from './specimen.tsx';
import { OnDemand } from './wrappers.tsx';

type Fields = { name: string };

const form: EndpointForm<Fields> = {
  fields: { name: macrons },
  set: noop,
  submit: (event) => event.preventDefault(),
  isBusy: false,
  errors: [],
  errorOf: noop,
  draft: {
    exists: false,
    isPersisted: true,
    restoredAt: undefined,
    canUndo: false,
    discard: noop,
    undo: noop,
  },
  theirs: null,
  keepMine: noop,
  takeTheirs: noop,
};
const failing = {
  name: 'name',
  field: 'gallery-area',
  label: 'Name',
  message: 'The name field is required.',
};

export const dialogs: GallerySection = {
  title: 'Dialogs',
  specimens: [
    {
      components: { Dialog },
      note: 'Each is a sheet on a phone. The focus goes back to what opened it.',
      states: Object.fromEntries(
        (['md', 'xl', 'panel', 'finder'] as const).map((size) => [
          size,
          <OnDemand key={size}>
            {(close) => (
              <Dialog
                open
                size={size}
                title={longName}
                onClose={close}
                footer={<Button>OK</Button>}
              >
                <p>{paragraphs}</p>
              </Dialog>
            )}
          </OnDemand>,
        ]),
      ),
    },
    {
      components: { ModalForm },
      note: 'A record in a dialog. Closing it keeps what was typed as a draft.',
      states: {
        normal: <FormOnDemand form={form} />,
        busy: <FormOnDemand form={{ ...form, isBusy: true }} />,
        failing: <FormOnDemand form={{ ...form, errors: [failing] }} />,
        'changed meanwhile': (
          <FormOnDemand form={{ ...form, theirs: { fields: { name: longName }, at: null } }} />
        ),
      },
    },
    {
      components: { RecordNotFound },
      states: {
        normal: (
          <OnDemand>
            {(close) => (
              <RecordNotFound
                title="We couldn’t find that area"
                advice="Look for the area in the list."
                onClose={close}
              />
            )}
          </OnDemand>
        ),
      },
    },
  ],
};

function FormOnDemand({ form }: { form: EndpointForm<Fields> }) {
  return (
    <OnDemand>
      {(close) => (
        <ModalForm
          title={`Edit ${macrons}`}
          form={form}
          onClose={close}
          differences={(mine, theirs) => [{ label: 'Name', mine: mine.name, theirs: theirs.name }]}
        >
          <TextField id="gallery-area" label="Name" defaultValue={form.fields.name} />
        </ModalForm>
      )}
    </OnDemand>
  );
}
