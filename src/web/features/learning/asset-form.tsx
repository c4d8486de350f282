import type { Asset } from '#contract/assets.ts';
import { learningAssetsText } from '#texts/learning-assets.ts';
import { sharedText } from '#texts/shared.ts';
import { say, type Words } from '#texts/text.ts';
import { TextField } from '#web/ui/field.tsx';
import styles from './assets.module.css';
import { InlineForm } from './inline-form.tsx';
import { type AssetFields, useAssetForm } from './use-asset-form.ts';

type Props = Parameters<typeof useAssetForm>[0];

/** The title of an asset and, of a link, its address. A file stays the file it is. */
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
      saveLabel={asset ? sharedText.save : learningAssetsText.addLink}
      differences={differences}
    >
      <div className={styles.fields}>
        <TextField
          ref={takeFocus}
          label={learningAssetsText.title}
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
            label={learningAssetsText.address}
            id={`url-${id}`}
            name="url"
            type="url"
            inputMode="url"
            required
            placeholder={learningAssetsText.addressBegins}
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

const labelOf = (asset: Asset | undefined): Words =>
  asset
    ? say(sharedText.actOn, { act: sharedText.edit, name: asset.title })
    : learningAssetsText.addLink;

const differences = (mine: AssetFields, theirs: AssetFields) => [
  { label: learningAssetsText.title, mine: mine.title, theirs: theirs.title },
  { label: learningAssetsText.address, mine: mine.url, theirs: theirs.url },
];

const takeFocus = (field: HTMLElement | null) => field?.focus();
