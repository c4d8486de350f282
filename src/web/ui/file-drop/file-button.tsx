import { type ComponentProps, useRef } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';

type Props = {
  label: DisplayText;
  onFiles: (files: readonly File[]) => void;
  accept?: string;
  multiple?: boolean;
} & Omit<ComponentProps<typeof Button>, 'onClick'>;

/** The browser's own control says little and cannot be styled: a button opens it. */
export function FileButton({ label, onFiles, accept, multiple, ...button }: Props) {
  const { attr } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        {...attr('aria-label', label)}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Or the same file could not be chosen again after it was mended.
          target.value = '';
        }}
      />
    </>
  );
}
