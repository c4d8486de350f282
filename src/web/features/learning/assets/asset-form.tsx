import type { Asset } from '#contract/learning/assets.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { InlineForm } from '#web/features/learning/inline-form.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import styles from './assets.module.css';
import { type AssetFields, useAssetForm } from './use-asset-form.ts';

type Props = Parameters<typeof useAssetForm>[0];

/** Changes the title of an asset, and the address of a link. A file cannot be replaced. */
export function AssetForm(props: Props) {
  const { asset, onClose } = props;
  const form = useAssetForm(props);
  const { fields, set, errorOf } = form;
  const id = asset?.uuid ?? 'link';
  return (
    <InlineForm
      label={labelOf(asset)}
      form={form}
      onClose={onClose}
      saveLabel={asset ? sharedMessages.save : learningAssetsMessages.addLink}
      differences={differences}
    >
      <div className={styles.fields}>
        <TextField
          ref={focusOn}
          label={learningAssetsMessages.title}
          id={`title-${id}`}
          name="title"
          required
          autoComplete="off"
          value={fields.title}
          onChange={(event) => set({ title: event.target.value })}
          error={errorOf('title')}
        />
        {asset?.kind !== 'file' && (
          <TextField
            label={learningAssetsMessages.address}
            id={`url-${id}`}
            name="url"
            type="url"
            inputMode="url"
            required
            placeholder={learningAssetsMessages.addressBegins}
            autoComplete="off"
            value={fields.url}
            onChange={(event) => set({ url: event.target.value })}
            error={errorOf('url')}
          />
        )}
      </div>
    </InlineForm>
  );
}

const labelOf = (asset: Asset | undefined): DisplayText =>
  asset
    ? message(sharedMessages.actOn, { act: sharedMessages.edit, name: asset.title })
    : learningAssetsMessages.addLink;

const differences = (mine: AssetFields, theirs: AssetFields) => [
  { label: learningAssetsMessages.title, mine: mine.title, theirs: theirs.title },
  { label: learningAssetsMessages.address, mine: mine.url, theirs: theirs.url },
];
