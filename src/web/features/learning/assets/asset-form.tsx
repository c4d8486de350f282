import type { Asset } from '#contract/learning/assets.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { InlineForm } from '#web/features/learning/inline-form.tsx';
import { textFieldProps } from '#web/patterns/record-form/text-field-props.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import styles from './assets.module.css';
import { type AssetFields, useAssetForm } from './use-asset-form.ts';

type Props = Parameters<typeof useAssetForm>[0];

/** Changes the titles of an asset, and the address of a link. A file cannot be replaced. */
export function AssetForm(props: Props) {
  const { asset, onClose } = props;
  const form = useAssetForm(props);
  const propsOf = textFieldProps(form);
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
          required
          {...propsOf('title')}
        />
        <TextField
          label={learningAssetsMessages.titleInTeReo}
          hint={learningAssetsMessages.titleInTeReoHint}
          lang="mi"
          id={`title-mi-${id}`}
          {...propsOf('title_mi')}
        />
        {asset?.kind !== 'file' && (
          <div className={styles.address}>
            <TextField
              label={learningAssetsMessages.address}
              id={`url-${id}`}
              type="url"
              inputMode="url"
              required
              placeholder={learningAssetsMessages.addressBegins}
              {...propsOf('url')}
            />
          </div>
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
  { label: learningAssetsMessages.titleInTeReo, mine: mine.title_mi, theirs: theirs.title_mi },
  { label: learningAssetsMessages.address, mine: mine.url, theirs: theirs.url },
];
